import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDownloadToken } from '../../src/domain/downloads/download-link.ts';
import { ORIGIN } from '../addresses.ts';
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

test('RES-06 the link is mailed to the visitor, with a signed token that is valid for one hour and not stored', async () => {
  const email = newMailbox();
  const before = Math.floor(Date.now() / 1000);
  // Whatever the request claims, the link leads to the site.
  const headers = {
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
    forwarded: 'host=evil.example',
  };
  const { status, body } = await post('/api/download-link', { email, fileName }, { headers });
  expect({ status, body }).toEqual({ status: 200, body: { success: true } });

  const mail = await untilDelivered(({ to }) => to.address === email);
  const after = Math.floor(Date.now() / 1000);
  expect(mail.subject).toBe(`Your download: ${fileName.replace('.pdf', '')}`);
  expect(mail.headerNames).toContain('auto-submitted');
  const [, token = ''] = /http:\/\/127\.0\.0\.1:5000\/download\?token=(\S+)/.exec(mail.text) ?? [];
  expect(mail.html).toContain(`href="${ORIGIN}/download?token=${token}"`);
  expect(mail.text).toContain('The link is valid for 1 hour.');
  expect(mail.text + mail.html).not.toContain('evil.example');
  expect(token.split('.')).toHaveLength(3);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'demo' });
  const payload = readDownloadToken(token);
  expect(payload.fileName).toBe(fileName);
  expect(payload.exp).toBeGreaterThanOrEqual(before + 3600);
  expect(payload.exp).toBeLessThanOrEqual(after + 3600);
  const stored = (await readStored('outbox')).find(({ fields }) => JSON.stringify(fields).includes(email));
  expect(stored?.fields.content).toEqual({ kind: 'download-link', email, fileName });
});

test.each([
  'no such file.pdf',
  '../docs_pdf/privacy_policy.pdf',
  '..%2fdocs_pdf%2fprivacy_policy.pdf',
  'a.pdf\u0000.txt',
])('RES-07 the file name %j is refused, and no mail goes out', async (wanted) => {
  const email = newMailbox();
  const { status, body } = await post('/api/download-link', { email, fileName: wanted });
  expect([400, 404]).toContain(status);
  expect(body).toEqual({ success: false, message: 'File not found.' });
  expect(JSON.stringify(await readStored('outbox'))).not.toContain(email);
});

test('RES-06 two addresses in one get no mail', async () => {
  const { status, body } = await post('/api/download-link', {
    email: 'jan@a.example, eva@a.example',
    fileName,
  });
  expect({ status, body }).toEqual({
    status: 400,
    body: { success: false, message: 'Enter a valid email address' },
  });
});

test('SAFE-01 CONT-14 forty spellings of one mailbox get three links an hour in all; refused requests do not count', async () => {
  const [name, domain] = newMailbox().split('@');
  const refused = await post('/api/download-link', { email: `${name}@${domain}`, fileName: 'none.pdf' });
  expect(refused.status).toBe(404);
  const statuses: number[] = [];
  for (let number = 0; number < 40; number++) {
    const email = `${number % 2 ? name : name?.toUpperCase()}+${number}@${domain}`;
    statuses.push((await post('/api/download-link', { email, fileName })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(37);
});
