import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN } from '../addresses.ts';
import { readMailbox } from '../mailbox.ts';
import { stopWhenDelivered, untilDelivered } from './delivered.ts';
import {
  contactMessage,
  newMailbox,
  newVisitor,
  type PageResponse,
  post,
  postForm,
  setCaptchaDown,
} from './forms.ts';
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

/** Breaks out of every HTML context it could be in. */
const HOSTILE = `</textarea><script>alert(1)</script><img src=x onerror=alert(1)>"' onfocus='x' $& &lt;`;

/** Parses the page of a response, and expects it to be uncached and without the app. */
function read({ html, headers }: PageResponse): Document {
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // Only the script in the head: the app would replace the page with the screen for its path.
  expect(html).not.toMatch(/page-data|assets\/react/);
  const { document } = new JSDOM(html, { url: `${ORIGIN}/api/contact` }).window as unknown as {
    document: Document;
  };
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
  expect(document.querySelectorAll('img, [onerror], [onfocus]')).toHaveLength(0);
  return document;
}

function textOf(document: Document, selector = 'main'): string {
  return document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Returns the fields that the form in a page would submit. */
function fieldsOf(document: Document): Record<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]');
  return Object.fromEntries([...fields].map(({ name, value }) => [name, value]));
}

async function isStored(email: unknown): Promise<boolean> {
  return JSON.stringify(await readStored('outbox')).includes(String(email));
}

test('CONT-12 a message sent without JavaScript is delivered to the company', async () => {
  const message = contactMessage({ name: 'Zoë O’Neill', message: 'One & two,\r\n\r\nthree + four = 100 %' });
  const response = await postForm('/api/contact', message);
  expect(response.status).toBe(200);
  const document = read(response);
  expect(textOf(document, 'h1')).toBe('Success');
  expect(textOf(document)).toContain('Form submitted successfully!');
  const mail = await untilDelivered(({ replyTo }) => replyTo?.address === message.email);
  expect(mail.replyTo?.name).toBe('Zoë O’Neill');
  expect(mail.text).toContain('One & two,\n\nthree + four = 100 %');
});

test('CONT-05 the captcha’s own field is accepted as its token', async () => {
  const { recaptchaValue, ...message } = contactMessage();
  const response = await postForm('/api/contact', { ...message, 'g-recaptcha-response': recaptchaValue });
  expect(textOf(read(response))).toContain('Form submitted successfully!');
  expect(await isStored(message.email)).toBe(true);
});

test('CONT-04 a line break counts as one character, as under the field', async () => {
  const message = `${'a\r\n'.repeat(250)}`.trimEnd();
  const fits = contactMessage({ message: `${message}b` });
  expect(textOf(read(await postForm('/api/contact', fits)))).toContain('Form submitted successfully!');
});

test('CONT-05 without the captcha nothing is sent, the input is preserved, and an alternative is shown', async () => {
  const { recaptchaValue: _, ...message } = contactMessage();
  const response = await postForm('/api/contact', message);
  expect(response.status).toBe(400);
  const document = read(response);
  expect(textOf(document, 'main ul')).toBe('Please verify that you are not a robot');
  expect(fieldsOf(document)).toEqual(message);
  const link = document.querySelector('a[href^="mailto:hello@datumandbeam.example?"]')?.getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('body')).toBe(message.message);
  expect(await isStored(message.email)).toBe(false);
});

test('CONT-12 every field shows its first failing rule and its value as typed', async () => {
  const sent = {
    name: HOSTILE,
    email: HOSTILE,
    subject: 'Hey',
    message: HOSTILE.repeat(20),
    recaptchaValue: 'a',
  };
  const response = await postForm('/api/contact', sent);
  expect(response.status).toBe(400);
  const document = read(response);
  expect([...document.querySelectorAll('main li')].map(({ textContent }) => textContent)).toEqual([
    'Only letters, spaces, hyphens, and apostrophes are allowed',
    'Enter a valid email address',
    'Subject must be between 5 and 30 characters long',
    'Message must be between 10 and 500 characters',
  ]);
  const { recaptchaValue: _, ...typed } = sent;
  expect(fieldsOf(document)).toEqual(typed);
});

test('CONT-12 the returned form can be corrected and sent', async () => {
  const sent = contactMessage({ subject: 'Hey' });
  const document = read(await postForm('/api/contact', sent));
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/contact']);
  const again = { ...fieldsOf(document), subject: 'A longer one', recaptchaValue: sent.recaptchaValue };
  expect(textOf(read(await postForm('/api/contact', again)))).toContain('Form submitted successfully!');
});

test('CONT-12 a refused captcha token has the same status as for JSON', async () => {
  const response = await postForm('/api/contact', contactMessage({ recaptchaValue: 'demo-token-fail' }));
  expect(response.status).toBe(200);
  expect(textOf(read(response))).toContain('Error: The spam check was not accepted.');
});

test('CONT-12 while the captcha’s provider is down the page asks to try again later', async () => {
  await setCaptchaDown(true);
  try {
    const response = await postForm('/api/contact', contactMessage());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect(textOf(read(response))).toContain('An error occurred while submitting the form.');
    expect(textOf(read(response))).toContain('so nothing was sent. Please try again in a few minutes.');
  } finally {
    await setCaptchaDown(false);
  }
});

test('CONT-14 forms and JSON requests are counted together', async () => {
  const visitor = newVisitor();
  for (let call = 0; call < 10; call++) {
    expect((await post('/api/contact', {}, { visitor })).status).toBe(400);
    expect((await postForm('/api/download-link', {}, { visitor })).status).toBe(400);
  }
  const message = contactMessage();
  const response = await postForm('/api/contact', message, { visitor });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(textOf(read(response))).toContain('Too many requests. Please try again in 60 minutes.');
  expect(fieldsOf(read(response))).toMatchObject({ email: message.email });
});

test.each(['cross-site', 'same-site'])(
  'CONT-12 a %s form is refused, does not count and is not echoed in the page',
  async (from) => {
    const visitor = newVisitor();
    const message = contactMessage({ subject: 'Written by another' });
    for (let call = 0; call < 21; call++) {
      const response = await postForm('/api/contact', message, {
        visitor,
        headers: { 'sec-fetch-site': from },
      });
      expect(response.status).toBe(403);
      expect(response.html).not.toContain('Written by another');
    }
    const link = { email: newMailbox(), fileName };
    const refused = await postForm('/api/download-link', link, {
      visitor,
      headers: { 'sec-fetch-site': from },
    });
    expect(refused.status).toBe(403);
    expect(await isStored(message.email)).toBe(false);
    expect(await isStored(link.email)).toBe(false);
    expect((await postForm('/api/contact', message, { visitor })).status).toBe(200);
  },
);

test('CONT-12 a form without Sec-Fetch-Site is accepted', async () => {
  const body = new URLSearchParams({ email: newMailbox(), fileName });
  const response = await fetch(`${ORIGIN}/api/download-link`, {
    method: 'POST',
    headers: { 'x-forwarded-for': newVisitor() },
    body,
  });
  expect(response.status).toBe(200);
});

test('CONT-12 a form has at most 48 KB, the encoded size of 16 KB', async () => {
  const fields = (length: number) => new URLSearchParams({ message: 'ż'.repeat(length) }).toString();
  const fits = await postForm('/api/contact', fields(8000));
  expect(fits.status).toBe(400);
  expect(fieldsOf(read(fits)).message).toBe('ż'.repeat(8000));
  for (const length of [8300, 50_000]) {
    const response = await postForm('/api/contact', fields(length));
    expect(response.status).toBe(413);
    expect(textOf(read(response))).toContain('The request is too large.');
    expect(response.html).not.toContain('ż');
  }
});

test('CONT-12 a form without any field is treated as empty', async () => {
  const response = await postForm('/api/contact', '');
  expect(response.status).toBe(400);
  expect(textOf(read(response))).toContain('Name is required');
});

test('RES-06 a link requested without JavaScript is mailed', async () => {
  const email = newMailbox();
  const response = await postForm('/api/download-link', { email, fileName });
  expect(response.status).toBe(200);
  const document = read(response);
  expect(textOf(document, 'h1')).toBe('Email Sent Successfully');
  expect(textOf(document)).toContain('The download link has been sent to your email.');
  const mail = await untilDelivered(({ to }) => to.address === email);
  expect(mail.subject).toBe(`Your download: ${fileName.replace('.pdf', '')}`);
});

test.each([
  ['', 400, 'Please enter your email.'],
  ['jan', 400, 'Enter a valid email address'],
  [HOSTILE, 400, 'Enter a valid email address'],
])('RES-06 the address %j gets no mail, and comes back in the form', async (email, status, message) => {
  const response = await postForm('/api/download-link', { email, fileName });
  expect(response.status).toBe(status);
  const document = read(response);
  expect(textOf(document, 'main ul')).toBe(message);
  expect(fieldsOf(document)).toEqual({ email, fileName });
  expect(document.querySelector('section a[href="/resources"]')).not.toBeNull();
});

test.each([
  ['no such file.pdf', 404],
  ['../docs_pdf/privacy_policy.pdf', 400],
  [HOSTILE, 400],
])('RES-07 the file name %j is refused with %i, and no mail goes out', async (wanted, status) => {
  const email = newMailbox();
  const response = await postForm('/api/download-link', { email, fileName: wanted });
  expect(response.status).toBe(status);
  const document = read(response);
  expect(textOf(document)).toContain('Error sending email. Please try again.');
  expect(fieldsOf(document)).toEqual({ email, fileName: wanted });
  expect((await readMailbox()).some(({ to }) => to.address === email)).toBe(false);
});

test('CONT-12 the response to JSON is JSON', async () => {
  const { headers, body } = await post('/api/contact', contactMessage({ name: '' }));
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(body).toEqual({ success: false, message: 'Name is required' });
});
