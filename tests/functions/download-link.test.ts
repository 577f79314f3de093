import { decodeProtectedHeader } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { readDownloadToken } from '../../src/domain/downloads/download-link.ts';
import { ORIGIN } from '../addresses.ts';
import { untilDelivered, withMailServer } from './delivered.ts';
import { newMailbox, post } from './forms.ts';
import { storeResource } from './storage.ts';
import { readStored } from './stored.ts';

withMailServer();
let fileName = '';

beforeAll(async () => {
  fileName = await storeResource(new Uint8Array([37, 80, 68, 70]));
});

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
  const [, token = ''] = /\/download\?token=(\S+)/.exec(mail.text) ?? [];
  expect(mail.text).toContain(`${ORIGIN}/download?token=${token}`);
  expect(mail.html).toContain(`href="${ORIGIN}/download?token=${token}"`);
  expect(mail.text).toContain('The link is valid for 1 hour.');
  expect(mail.text + mail.html).not.toContain('evil.example');
  expect(token.split('.')).toHaveLength(3);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'demo' });
  const payload = readDownloadToken(token);
  expect(payload?.fileName).toBe(fileName);
  expect(payload?.exp).toBeGreaterThanOrEqual(before + 3600);
  expect(payload?.exp).toBeLessThanOrEqual(after + 3600);
  const stored = (await readStored('outbox')).find(({ fields }) => JSON.stringify(fields).includes(email));
  expect(stored?.fields.content).toEqual({ kind: 'download-link', email, fileName });
});
