import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDownloadToken } from '../../src/domain/downloads/download-link.ts';
import { ORIGIN } from '../addresses.ts';
import { readMailbox } from '../mailbox.ts';
import { stopWhenDelivered, untilDelivered } from './delivered.ts';
import { newMailbox, post } from './forms.ts';
import { MailServer } from './mail-server.ts';
import { storeResource } from './storage.ts';
import { readStored } from './stored.ts';

const mailServer = new MailServer();
let fileName = '';

beforeAll(async () => {
  await mailServer.start();
  fileName = await storeResource(new Uint8Array([37, 80, 68, 70]));
});
afterAll(() => stopWhenDelivered(mailServer));

test('RES-06 the link is mailed to the visitor, with a signed token that is valid for one hour', async () => {
  const email = newMailbox();
  const before = Math.floor(Date.now() / 1000);
  const { status, body } = await post('/api/download-link', { email, fileName });
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });

  const mail = await untilDelivered(({ to }) => to.address === email);
  const after = Math.floor(Date.now() / 1000);
  expect(mail.subject).toBe(`Your download: ${fileName.replace('.pdf', '')}`);
  expect(mail.headerNames).toContain('auto-submitted');
  const [, token = ''] = /http:\/\/127\.0\.0\.1:5000\/download\?token=(\S+)/.exec(mail.text) ?? [];
  expect(mail.html).toContain(`href="${ORIGIN}/download?token=${token}"`);
  expect(mail.text).toContain('The link is valid for 1 hour.');
  expect(token.split('.')).toHaveLength(3);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'demo' });
  const payload = readDownloadToken(token);
  expect(payload.fileName).toBe(fileName);
  expect(payload.exp).toBeGreaterThanOrEqual(before + 3600);
  expect(payload.exp).toBeLessThanOrEqual(after + 3600);
});

test('RES-06 the link has the configured site URL, whatever the request claims', async () => {
  const email = newMailbox();
  const headers = {
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
    forwarded: 'host=evil.example',
  };
  expect((await post('/api/download-link', { email, fileName }, { headers })).status).toBe(200);
  const mail = await untilDelivered(({ to }) => to.address === email);
  expect(mail.text + mail.html).not.toContain('evil.example');
});

test('RES-06 the outbox stores the address and the file name, but no token', async () => {
  const email = newMailbox();
  await post('/api/download-link', { email, fileName });
  await untilDelivered(({ to }) => to.address === email);
  const outbox = await readStored('outbox');
  const stored = outbox.find(({ fields }) => (fields.content as { email: string }).email === email);
  expect(stored?.fields.content).toEqual({ kind: 'download-link', email, fileName });
});

test.each([
  ...[
    'no such file.pdf',
    '../docs_pdf/privacy_policy.pdf',
    'resources/a.pdf',
    '..%2fdocs_pdf%2fprivacy_policy.pdf',
  ],
  ...[
    '....//privacy_policy.pdf',
    '..\\docs_pdf\\privacy_policy.pdf',
    '/etc/passwd',
    'a.pdf\u0000.txt',
    '.pdf',
    '',
  ],
])('RES-07 the file name %j is refused, and no mail goes out', async (wanted) => {
  const email = newMailbox();
  const { status, body } = await post('/api/download-link', { email, fileName: wanted });
  expect([400, 404]).toContain(status);
  expect(body).toEqual({ success: false, message: 'File not found.' });
  expect(JSON.stringify(await readStored('outbox'))).not.toContain(email);
  expect((await readMailbox()).some(({ to }) => to.address === email)).toBe(false);
});

test.each([
  ['', 'Please enter your email.'],
  [null, 'Please enter your email.'],
  ['jan', 'Enter a valid email address'],
  ['jan@example.org\r\nBcc: all@example.org', 'Enter a valid email address'],
  ['jan@example.org, eva@example.org', 'Enter a valid email address'],
])('RES-06 the address %j gets no mail', async (email, message) => {
  const { status, body } = await post('/api/download-link', { email, fileName });
  expect({ status, body }).toEqual({ status: 400, body: { success: false, message } });
});

test('CONT-14 three links an hour are sent to one mailbox, the fourth must wait; refused requests do not count', async () => {
  const email = newMailbox();
  expect((await post('/api/download-link', { email, fileName: 'none.pdf' })).status).toBe(404);
  for (let time = 0; time < 3; time++) {
    expect((await post('/api/download-link', { email, fileName })).status).toBe(200);
  }
  const { status, headers, body } = await post('/api/download-link', { email, fileName });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(body.message).toBe('Too many requests. Please try again in 60 minutes.');
});

test('SAFE-01 forty spellings of one mailbox get three links in all', async () => {
  const [name, domain] = newMailbox().split('@');
  const statuses: number[] = [];
  for (let number = 0; number < 40; number++) {
    const email = `${number % 2 ? name : name?.toUpperCase()}+${number}@${domain}`;
    statuses.push((await post('/api/download-link', { email, fileName })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(37);
});
