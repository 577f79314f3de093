import { beforeEach, expect, test, vi } from 'vitest';
import { contactContent } from '../../../tests/factories/contact-content.ts';

const { outbox, isKnown, sendOverSmtp } = vi.hoisted(() => ({
  outbox: { claimMail: vi.fn(), endMail: vi.fn(), releaseMail: vi.fn(), discardMail: vi.fn() },
  isKnown: vi.fn(),
  sendOverSmtp: vi.fn(),
}));
vi.mock('../leads/person-data.ts', () => ({ isKnown }));
vi.mock('../firestore.ts', () => ({ firestore() {} }));
vi.mock('./outbox.ts', () => outbox);
vi.mock('./smtp.ts', async (original) => ({ ...(await original<object>()), sendOverSmtp }));
vi.mock('firebase-functions/logger', () => ({ info() {}, warn() {}, error() {} }));

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  // The module reads the settings once, so each test reloads it.
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:25');
  vi.stubEnv('MAIL_FROM', 'site@example.org');
  vi.stubEnv('CONTACT_MAILBOX', 'hello@example.org');
  vi.stubEnv('DOWNLOAD_LINK_KEYS', `2026-07:${Buffer.alloc(32, 2).toString('base64url')}`);
  vi.resetAllMocks();
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  };
});

function stubClaimedMail(ageMs = 0) {
  const content = contactContent({ name: 'Jo', email: 'jo@example.org' });
  outbox.claimMail.mockResolvedValue({ id: 'a1', content, createdAt: new Date(NOW.getTime() - ageMs) });
}

async function run(): Promise<void> {
  const { deliver } = await import('./deliver.ts');
  await deliver.run({ data: { id: 'a1' } } as Parameters<typeof deliver.run>[0]);
}

test('CONT-13 a mail claimed by another attempt is skipped', async () => {
  outbox.claimMail.mockResolvedValue(undefined);
  await run();
  expect(sendOverSmtp).not.toHaveBeenCalled();
});

test.each([
  [true, 1, 0],
  [false, 0, 1],
])(
  'LEAD-05 the link to a person’s data is sent only if something is stored: %s',
  async (isStored, sentCount, discardedCount) => {
    const content = { kind: 'my-data', email: 'Jo@example.org' };
    outbox.claimMail.mockResolvedValue({ id: 'a1', content, createdAt: NOW });
    isKnown.mockResolvedValue(isStored);
    await run();
    expect(isKnown).toHaveBeenCalledExactlyOnceWith(undefined, 'jo@example.org');
    expect(sendOverSmtp).toHaveBeenCalledTimes(sentCount);
    expect(outbox.discardMail).toHaveBeenCalledTimes(discardedCount);
  },
);

test.each(['SMTP_URL', 'MAIL_FROM', 'DOWNLOAD_LINK_KEYS', 'SITE_URL'])(
  'CONT-13 an invalid %s is named in an error before a mail is claimed',
  async (name) => {
    vi.stubEnv(name, '?');
    await expect(run()).rejects.toThrow(name);
    expect(outbox.claimMail).not.toHaveBeenCalled();
  },
);

test('CONT-13 marking a mail as sent is retried, so that it is not sent again', async () => {
  stubClaimedMail();
  const error = new Error('unavailable');
  outbox.endMail.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  const delivery = run();
  await vi.advanceTimersByTimeAsync(500); // the first two delays of withRetries
  await delivery;
  expect(outbox.endMail).toHaveBeenCalledTimes(3);
  expect(sendOverSmtp).toHaveBeenCalledTimes(1);
});

test('CONT-13 a mail that could not be sent is released with the error code, and Cloud Tasks retries it', async () => {
  stubClaimedMail();
  const error = Object.assign(new Error('jo@example.org must wait'), {
    code: 'EENVELOPE',
    responseCode: 451,
  });
  sendOverSmtp.mockRejectedValue(error);
  await expect(run()).rejects.toThrow('Mail a1 could not be sent: EENVELOPE 451');
  expect(outbox.releaseMail).toHaveBeenCalledExactlyOnceWith('a1', 'EENVELOPE 451', NOW.getTime());
});

test.each([
  ['that the server refuses', 0, 550],
  ['that was tried for five days', 5 * DAY_MS + 1, 451],
])('CONT-13 a mail %s has permanently failed', async (_, ageMs, responseCode) => {
  stubClaimedMail(ageMs);
  sendOverSmtp.mockRejectedValue(Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode }));
  await run();
  expect(outbox.endMail).toHaveBeenCalledExactlyOnceWith('a1', 'FAILED', `EENVELOPE ${responseCode}`);
  expect(outbox.releaseMail).not.toHaveBeenCalled();
});
