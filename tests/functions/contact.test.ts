import { expect, test } from 'vitest';
import { readResources } from '../../scripts/read-content.ts';
import { site } from '../../src/content/site.ts';
import type { DeliveredMail } from '../mailbox.ts';
import { untilDelivered, withMailServer } from './delivered.ts';
import { contactMessage, newMailbox, newVisitor, post, setCaptchaDown } from './forms.ts';
import { readStored } from './stored.ts';

withMailServer();

function isFrom(email: unknown) {
  return ({ replyTo }: DeliveredMail) => replyTo?.address === email;
}

/** Returns the mails of a sender in the outbox. */
async function outboxMailsFrom(email: unknown) {
  const outbox = await readStored('outbox');
  return outbox.filter(({ fields }) => fields.content.email === email);
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
  expect(mail.to.address).toBe(site.email);
  expect(mail.from).toEqual({ address: 'no-reply@datumandbeam.example', name: site.name });
  expect(mail.replyTo).toEqual({ address: message.email, name: 'محمد علي' });
  for (const part of [mail.text, mail.html]) expect(part).toContain('مرحبا، لدينا سؤال 👷🏽‍♀️ — שלום');
});

test('LEAD-02 the valid parts of an attribution are stored with both forms and named in the mail', async () => {
  const attribution = { source: 'letter', medium: '=1+1', campaign: ['x'], site: 'evil.example', more: 1 };
  const message = contactMessage({ attribution });
  const request = { email: newMailbox(), fileName: readResources()[0]?.fileName, attribution };
  expect((await post('/api/contact', message)).status).toBe(200);
  expect((await post('/api/download-link', request)).status).toBe(200);
  expect((await untilDelivered(isFrom(message.email))).text).toContain('\nCame from: source letter\n');
  for (const { email } of [message, request])
    expect((await outboxMailsFrom(email))[0]?.fields.content.attribution).toEqual({ source: 'letter' });
});

// Each rule is tested in src/domain/contact/contact-message.test.ts, response pages in forms/response-pages.test.ts.
test('CONT-12 the function checks the rules of the form again', async () => {
  const { status, body } = await post('/api/contact', contactMessage({ subject: 'Hey' }));
  const message = 'Subject must be between 5 and 30 characters long';
  expect({ status, body }).toEqual({ status: 400, body: { success: false, message } });
});

test('CONT-12 a message whose captcha was refused is not stored', async () => {
  const message = contactMessage({ recaptchaValue: 'demo-token-fail' });
  const { status, body } = await post('/api/contact', message);
  expect([status, body.success, body.message]).toEqual([200, false, expect.stringMatching(/not accepted/)]);
  expect(await outboxMailsFrom(message.email)).toEqual([]);
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
    expect(await outboxMailsFrom(email)).toEqual([]);
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
  const sixth = contactMessage({ email: email.toUpperCase() });
  const { status, headers, body } = await post('/api/contact', sixth);
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
  expect(text).not.toContain(visitor.split('::')[0]); // the network part of the address
  for (const { fields } of limits) {
    expect(fields.expireAt.toMillis() - Date.now()).toBeLessThanOrEqual(3_600_000);
  }
});
