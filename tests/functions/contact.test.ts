import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveredMail, readMailbox } from '../mailbox.ts';
import { stopWhenDelivered, untilDelivered } from './delivered.ts';
import { contactMessage, newCaptchaToken, newMailbox, newVisitor, post, setCaptchaDown } from './forms.ts';
import { MailServer } from './mail-server.ts';
import { readStored } from './stored.ts';

const begin = Date.now();
const mailServer = new MailServer();
beforeAll(() => mailServer.start());
afterAll(() => stopWhenDelivered(mailServer));

function isFrom(email: unknown) {
  return ({ replyTo }: DeliveredMail) => replyTo?.address === email;
}

/** Returns the mails of a sender in the outbox. */
async function storedFor(email: unknown) {
  const outbox = await readStored('outbox');
  return outbox.filter(({ fields }) => (fields.content as { email?: string }).email === email);
}

test('CONT-12 an accepted message is delivered to the company, with replies going to the visitor', async () => {
  const message = contactMessage({
    name: 'محمد علي',
    subject: 'جواز المنتج 🙂',
    message: 'مرحبا، لدينا سؤال 👷🏽‍♀️ — שלום',
  });
  const { status, body } = await post('/api/contact', message);
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, message: 'Form submitted successfully!' },
  });
  const mail = await untilDelivered(isFrom(message.email));
  expect(mail.subject).toBe('Website: جواز المنتج 🙂');
  expect(mail.to.address).toBe('hello@datumandbeam.example');
  expect(mail.from).toEqual({ address: 'no-reply@datumandbeam.example', name: 'Datum & Beam' });
  expect(mail.replyTo).toEqual({ address: message.email, name: 'محمد علي' });
  for (const part of [mail.text, mail.html]) expect(part).toContain('مرحبا، لدينا سؤال 👷🏽‍♀️ — שלום');
});

test('CONT-13 the outbox stores only what delivery needs, until 30 days after sending', async () => {
  const message = contactMessage();
  await post('/api/contact', message);
  await untilDelivered(isFrom(message.email));
  await expect.poll(async () => (await storedFor(message.email))[0]?.fields.state).toBe('SENT');
  const [stored] = await storedFor(message.email);
  const { endedAt, expireAt, content, ...rest } = stored?.fields ?? {};
  const { recaptchaValue: _, ...sent } = message;
  expect(content).toEqual({ kind: 'contact', ...sent });
  expect(rest).toMatchObject({ state: 'SENT', attempts: 1 });
  expect(rest).not.toHaveProperty('dueAt');
  expect(Date.parse(String(expireAt)) - Date.parse(String(endedAt))).toBe(30 * 24 * 3600 * 1000);
  const mail = await untilDelivered(isFrom(message.email));
  expect(mail.messageId).toBe(`<${stored?.id}@127.0.0.1>`);
});

test('CONT-12 line breaks in the subject and HTML in every field are delivered as text', async () => {
  const message = contactMessage({
    subject: 'Hi\r\nBcc: x@example.org',
    message: 'One <b>bold</b> & "quoted"\r\n.\r\n<script>alert(1)</script><img src=x onerror=alert(1)>',
  });
  expect((await post('/api/contact', message)).body.success).toBe(true);
  const mail = await untilDelivered(isFrom(message.email));
  expect(mail.subject).toBe('Website: Hi Bcc: x@example.org');
  expect(mail.headerNames).not.toContain('bcc');
  expect(mail.text).toContain('One <b>bold</b> & "quoted"\n.\n<script>alert(1)</script>');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.html).not.toMatch(/<script|<img|<b>/i);
});

test.each([
  ['name', 'Zoë\r\nBcc: x@example.org', 'Only letters, spaces, hyphens, and apostrophes are allowed'],
  ['email', ['a@example.org'], 'Email is required'],
  ['subject', 'Hey', 'Subject must be between 5 and 30 characters long'],
  ['message', null, 'Message is required'],
  ['recaptchaValue', '', 'Please verify that you are not a robot'],
])('CONT-12 the function repeats every rule: %s may not be %j', async (field, value, expected) => {
  const { status, body } = await post('/api/contact', contactMessage({ [field]: value }));
  expect({ status, body }).toEqual({ status: 400, body: { success: false, message: expected } });
});

test('CONT-12 a refused or reused captcha token sends nothing', async () => {
  const refused = contactMessage({ recaptchaValue: 'demo-token-fail' });
  const used = newCaptchaToken();
  expect((await post('/api/contact', contactMessage({ recaptchaValue: used }))).body.success).toBe(true);
  for (const message of [refused, contactMessage({ recaptchaValue: used })]) {
    const { status, body } = await post('/api/contact', message);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: false,
      message: 'The spam check was not accepted. Please tick the box again.',
    });
    expect(await storedFor(message.email)).toEqual([]);
  }
});

test('CONT-12 while the captcha’s provider is down a message gets a clear error, is not stored and does not count', async () => {
  const email = newMailbox();
  await setCaptchaDown(true);
  try {
    for (let time = 0; time < 6; time++) {
      const { status, headers, body } = await post('/api/contact', contactMessage({ email }));
      expect([status, headers.get('retry-after')]).toEqual([503, '120']);
      expect(body.message).toMatch(/spam check is unavailable, so nothing was sent/);
    }
    expect(await storedFor(email)).toEqual([]);
  } finally {
    await setCaptchaDown(false);
  }
  expect((await post('/api/contact', contactMessage({ email }))).body.success).toBe(true);
});

test('CONT-14 five messages an hour are accepted from one address, the sixth must wait', async () => {
  const email = newMailbox();
  for (let time = 0; time < 5; time++) {
    expect((await post('/api/contact', contactMessage({ email }))).status).toBe(200);
  }
  const { status, headers, body } = await post(
    '/api/contact',
    contactMessage({ email: email.toUpperCase() }),
  );
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(body).toEqual({ success: false, message: 'Too many requests. Please try again in 60 minutes.' });
  expect((await post('/api/contact', contactMessage())).status).toBe(200);
});

test('CONT-14 the counts contain no address, and expire within the hour', async () => {
  const [email, visitor] = [newMailbox(), newVisitor()];
  await post('/api/contact', contactMessage({ email }), { visitor });
  const limits = await readStored('limits');
  const text = JSON.stringify(limits);
  expect(text).not.toContain(email);
  expect(text).not.toContain(visitor.split('::')[0]);
  for (const { fields } of limits) {
    expect(Date.parse(String(fields.expireAt)) - Date.now()).toBeLessThanOrEqual(3_600_000);
  }
});

test('CONT-12 each accepted message is delivered once', async () => {
  const accepted = (await readStored('outbox')).filter(
    ({ fields }) => fields.state === 'SENT' && Date.parse(String(fields.createdAt)) >= begin,
  );
  const ids = (await readMailbox()).map(({ messageId }) => messageId);
  expect(accepted.length).toBeGreaterThan(0);
  for (const { id } of accepted) expect(ids.filter((each) => each === `<${id}@127.0.0.1>`)).toHaveLength(1);
});
