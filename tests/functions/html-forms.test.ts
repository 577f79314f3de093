import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN } from '../addresses.ts';
import { stopWhenDelivered, untilDelivered } from './delivered.ts';
import { contactMessage, newMailbox, newVisitor, type PageResponse, post, postForm } from './forms.ts';
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

test('CONT-12 the returned form can be corrected and sent', async () => {
  const sent = contactMessage({ subject: 'Hey' });
  const document = read(await postForm('/api/contact', sent));
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/contact']);
  const again = { ...fieldsOf(document), subject: 'A longer one', recaptchaValue: sent.recaptchaValue };
  expect(textOf(read(await postForm('/api/contact', again)))).toContain('Form submitted successfully!');
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

test('CONT-12 a form from another site is refused, does not count and is not echoed in the page', async () => {
  const visitor = newVisitor();
  const headers = { 'sec-fetch-site': 'cross-site' };
  const message = contactMessage({ subject: 'Written by another' });
  for (let call = 0; call < 21; call++) {
    const response = await postForm('/api/contact', message, { visitor, headers });
    expect(response.status).toBe(403);
    expect(response.html).not.toContain('Written by another');
  }
  expect(JSON.stringify(await readStored('outbox'))).not.toContain(message.email);
  expect((await postForm('/api/contact', message, { visitor })).status).toBe(200);
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
