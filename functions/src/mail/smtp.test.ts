import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failureCode, isPermanentFailure, sendOverSmtp } from './smtp.ts';

vi.mock('./delivery-times.ts', () => ({ ATTEMPT_TIMEOUT_MS: 1000 }));

const MAIL = { from: 'site@example.org', to: 'jan@example.org', subject: 'Hello', text: 'Words.' };

/** How the mail server handles a connection. */
let serve: (socket: Socket) => void;
/** Resolves when the last connection is closed. */
let closed: Promise<unknown>;
const server = createServer((socket) => {
  closed = once(socket, 'close');
  serve(socket);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('MAIL_FROM', 'site@example.org');
  vi.stubEnv('CONTACT_MAILBOX', 'hello@example.org');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

let received: string[];
beforeEach(() => {
  received = [];
  serve = takeMail;
});

/** Just enough of RFC 5321 to accept every mail. */
function takeMail(socket: Socket): void {
  let isText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test ESMTP');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      received.push(line);
      if (line === '.') isText = false;
      if (isText) continue;
      isText = line === 'DATA';
      say(isText ? '354 go on' : '250 ok');
    }
  });
}

test('CONT-13 a mail is sent once the server has accepted its text, and the connection is closed', async () => {
  await sendOverSmtp(MAIL);
  expect(received).toContain('MAIL FROM:<site@example.org>');
  expect(received).toContain('RCPT TO:<jan@example.org>');
  expect(received.slice(received.indexOf('DATA'))).toEqual(
    expect.arrayContaining(['Subject: Hello', 'Words.', '.']),
  );
  await closed;
});

test.each([
  [{ path: '/etc/hostname' }, 'File access rejected'],
  [{ href: 'http://127.0.0.1:9/secret' }, 'Url access rejected'],
])('CONT-12 neither a file nor a URL is read into a mail: %j', async (attachment, reason) => {
  await expect(sendOverSmtp({ ...MAIL, attachments: [attachment] })).rejects.toThrow(reason);
  expect(received).not.toContain('.');
});

test('CONT-13 an attempt times out when the server is too slow, and the connection is closed', async () => {
  serve = (socket) => socket.resume();
  const error = await sendOverSmtp(MAIL).catch((reason: unknown) => reason);
  expect(failureCode(error)).toBe('ATTEMPT_TIMEOUT');
  expect(isPermanentFailure(error)).toBe(false);
  await closed;
});

function smtpError(code: string, responseCode?: number): Error {
  return Object.assign(new Error('550 jan@example.org is unknown'), { code, responseCode });
}

test.each<[string, number | undefined, boolean]>([
  ['EENVELOPE', 550, true],
  ['EENVELOPE', undefined, true],
  ['EMESSAGE', 554, true],
  ['EENVELOPE', 451, false],
  ['EMESSAGE', 452, false],
  ['EAUTH', 535, false],
  ['EPROTOCOL', 554, false],
  ['ECONNECTION', undefined, false],
])('CONT-13 the failure %s with the reply code %s is permanent: %s', (code, responseCode, isPermanent) => {
  expect(isPermanentFailure(smtpError(code, responseCode))).toBe(isPermanent);
});

test('CONT-13 only the code of an error is logged, never its message', () => {
  expect(failureCode(smtpError('EENVELOPE', 550))).toBe('EENVELOPE 550');
  expect(failureCode(smtpError('ETIMEDOUT'))).toBe('ETIMEDOUT');
  expect(failureCode(new Error('jan@example.org'))).toBe('UNKNOWN');
  expect(failureCode('jan@example.org')).toBe('UNKNOWN');
});
