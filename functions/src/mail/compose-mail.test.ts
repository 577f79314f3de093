import { beforeEach, expect, test, vi } from 'vitest';
import { LINK_DAYS } from '#domain/leads/personal-data.ts';
import { contactContent } from '../../../tests/factories/contact-content.ts';
import type { ClaimedMail } from './outbox.ts';

const CREATED_AT = new Date('2026-11-21T09:00:00Z');
const NOW = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  // The module reads the settings once, so each test reloads it.
  vi.resetModules();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  vi.stubEnv('MAIL_FROM', 'A site <site@example.org>');
  vi.stubEnv('CONTACT_MAILBOX', 'hello@example.org');
  vi.stubEnv('DOWNLOAD_LINK_KEYS', `2026-07:${Buffer.alloc(32, 2).toString('base64url')}`);
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

async function compose(content: ClaimedMail['content']) {
  const { composeMail } = await import('./compose-mail.ts');
  return composeMail({ id: 'a1', content, createdAt: CREATED_AT });
}

test('LEAD-05 RES-06 a mail to a visitor links to their stored data and to what they requested, a mail to the company to neither', async () => {
  // A plain string with a comma would be parsed as two addresses.
  const email = 'jo,boss@example.org';
  const visitorMails = [
    await compose({ kind: 'my-data', email }),
    await compose({ kind: 'download-link', email, fileName: 'guide.pdf' }),
  ];
  const { verifyPersonToken } = await import('../leads/person-token.ts');
  const { verifyDownloadToken } = await import('../downloads/download-token.ts');
  for (const { to, text } of visitorMails) {
    expect(to).toEqual({ name: '', address: email });
    const [, token = ''] = /\/my-data\?token=(\S+)/.exec(String(text)) ?? [];
    const day = 24 * 3_600_000;
    expect(await verifyPersonToken(token, NOW.getTime() + LINK_DAYS * day - 1000)).toBe('a1');
    expect(await verifyPersonToken(token, NOW.getTime() + LINK_DAYS * day)).toBeUndefined();
    // Neither kind of link passes for the other.
    expect(await verifyDownloadToken(token, NOW.getTime())).toBeUndefined();
    const [, download = ''] = /\/download\?token=(\S+)/.exec(String(text)) ?? [];
    expect(await verifyPersonToken(download, NOW.getTime())).toBeUndefined();
  }
  expect(JSON.stringify(await compose(contactContent({ email })))).not.toContain('my-data');
  const [, link = ''] =
    /https:\/\/www\.example\.org\/download\?token=(\S+)/.exec(String(visitorMails[1]?.text)) ?? [];
  expect(await verifyDownloadToken(link, NOW.getTime())).toBe('guide.pdf');
});

test('CONT-13 a mail has the same Message-ID and date on every attempt', async () => {
  const content = { kind: 'download-link', email: 'jo@example.org', fileName: 'guide.pdf' } as const;
  const expected = { messageId: '<a1@www.example.org>', date: CREATED_AT };
  expect(await compose(content)).toMatchObject(expected);
  vi.setSystemTime(NOW.getTime() + 60_000);
  expect(await compose(content)).toMatchObject(expected);
});
