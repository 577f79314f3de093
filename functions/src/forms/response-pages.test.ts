import { JSDOM } from 'jsdom';
import { describe, expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';
import { indexShell } from '../../../tests/index-shell.ts';
import { type JsonResponse, refuse } from '../json-response.ts';
import { contactResponsePage } from './contact-page.ts';
import { downloadLinkResponsePage } from './download-link-page.ts';

vi.mock('virtual:site-shell', async () => {
  const { indexShell } = await import('../../../tests/index-shell.ts');
  return { default: indexShell };
});

/** Breaks out of every HTML context it could be in. */
const HOSTILE = `</textarea></title><script>alert(1)</script>"' onfocus='x' $& $1 &lt;`;

function read(page: string): Document {
  expect(page.match(/<script/g)).toEqual(indexShell.start.match(/<script/g));
  const { document } = new JSDOM(page, { url: 'https://www.example.org/api/contact' }).window as unknown as {
    document: Document;
  };
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.title.endsWith(` | ${site.name}`)).toBe(true);
  expect(document.querySelector('body > #root > main')).not.toBeNull();
  return document;
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

function fieldOf(document: Document, name: string) {
  const selector = `form [name="${name}"]`;
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (!field) throw new Error(`The form has no field ${name}`);
  return field;
}

/** Returns the accessible error of a field. */
function errorOf(document: Document, name: string): string | undefined {
  const field = fieldOf(document, name);
  const id = field.getAttribute('aria-describedby');
  expect(field.hasAttribute('aria-invalid')).toBe(id !== null);
  return id === null ? undefined : textOf(document.getElementById(id));
}

function listed(document: Document): string[] {
  return [...document.querySelectorAll('main li')].map(textOf);
}

const SENT: JsonResponse = { status: 200, body: { success: true } };

test('LEAD-01 the page of a form that succeeded has its event, that of a failure none', () => {
  for (const [respond, event] of [
    [contactResponsePage, { event: 'contact_message_sent' }],
    [downloadLinkResponsePage, { event: 'download_link_requested', file_name: 'A & B.pdf' }],
  ] as const) {
    const eventIn = (result: JsonResponse) =>
      read(respond({ email: 'a@b.example', fileName: 'A & B.pdf' }, result))
        .querySelector('[data-happened]')
        ?.getAttribute('data-happened');
    expect(JSON.parse(eventIn(SENT) ?? '')).toEqual(event);
    expect(eventIn(refuse(429, 'Later'))).toBeUndefined();
  }
});

describe('the contact form', () => {
  const MESSAGE = {
    name: 'Zoë O’Neill',
    email: 'zoe@example.org',
    subject: 'Passport for boards',
    message: 'One & two\nthree',
    recaptchaValue: 'token',
  };
  const FIELDS = ['name', 'email', 'subject', 'message'] as const;

  test('CONT-07 success shows the text of the specification, without the form', () => {
    const document = read(contactResponsePage(MESSAGE, SENT));
    expect(textOf(document.querySelector('h1'))).toBe('Success');
    expect(textOf(document.querySelector('h1 + p'))).toBe('Form submitted successfully!');
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelector('a[href="/contact"]')).not.toBeNull();
  });

  test.each([
    [refuse(200, 'The spam check was not accepted.'), 'Error: The spam check was not accepted.'],
    [{ status: 200, body: { success: false } }, 'Error: Unknown error'],
    [
      refuse(429, 'Too many requests. Please try again in a minute.'),
      'An error occurred while submitting the form. Too many requests. Please try again in a minute.',
    ],
    [
      refuse(500, 'Something went wrong.'),
      'An error occurred while submitting the form. Something went wrong.',
    ],
  ])('CONT-09 %j is told, with all that was typed and how to write an email', (result, expected) => {
    const document = read(contactResponsePage(MESSAGE, result));
    for (const sentence of expected.split(/(?<=\.) /)) {
      expect(textOf(document.querySelector('main'))).toContain(sentence);
    }
    for (const name of FIELDS) expect(fieldOf(document, name).value).toBe(MESSAGE[name]);
    const link = document.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
    expect(link?.getAttribute('href')).toBe(
      `mailto:${site.email}?subject=Passport%20for%20boards&body=One%20%26%20two%0D%0Athree`,
    );
  });

  test('CONT-07 the form submits to the same URL with the names that the function reads', () => {
    const document = read(contactResponsePage(MESSAGE, refuse(500, 'Something went wrong.')));
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/contact']);
    for (const name of FIELDS) expect(textOf(fieldOf(document, name).labels?.[0])).not.toBe('');
    const send = document.querySelector<HTMLInputElement>('form [type="submit"]');
    expect(send?.value).toBe('Send message');
    expect(textOf(form)).toContain('When you send this form');
  });

  test('CONT-02 each field shows its first failing rule, and the list links to it', () => {
    const sent = { ...MESSAGE, name: '7', email: '', subject: 'Hey', message: 'a'.repeat(501) };
    const document = read(contactResponsePage(sent, refuse(400, 'Any')));
    const expected = {
      name: 'Only letters, spaces, hyphens, and apostrophes are allowed',
      email: 'Email is required',
      subject: 'Subject must be between 5 and 30 characters long',
      message: 'Message must be between 10 and 500 characters',
    };
    expect(listed(document)).toEqual(Object.values(expected));
    for (const name of FIELDS) {
      expect(errorOf(document, name)).toBe(expected[name]);
      expect(textOf(document.querySelector(`li a[href="#${name}"]`))).toBe(expected[name]);
      expect(document.getElementById(name)).toBe(fieldOf(document, name));
      expect(fieldOf(document, name).value).toBe(sent[name]);
    }
    expect(textOf(document.querySelector('main'))).not.toContain('JavaScript');
  });

  test('CONT-05 a missing captcha is explained, and an alternative is offered', () => {
    const { recaptchaValue: _, ...sent } = MESSAGE;
    const document = read(contactResponsePage(sent, refuse(400, 'Please verify that you are not a robot')));
    expect(listed(document)).toEqual(['Please verify that you are not a robot']);
    expect(textOf(document.querySelector('main'))).toContain(
      `The spam check needs JavaScript, which did not run in your browser. You can write to ${site.email} instead.`,
    );
    for (const name of FIELDS) expect(errorOf(document, name)).toBeUndefined();
  });

  test('CONT-12 a form from another site is shown empty', () => {
    const document = read(contactResponsePage({}, refuse(403, 'From another site.')));
    for (const name of FIELDS) expect(fieldOf(document, name).value).toBe('');
    expect(textOf(document.querySelector('main'))).toContain('From another site.');
    expect(document.querySelector(`a[href="mailto:${site.email}"]`)).not.toBeNull();
  });
});

describe('the form for a download link', () => {
  const REQUEST = { email: 'zoe@example.org', fileName: 'EPD & data.pdf' };

  test('RES-05 success is told in the words of the specification, with the way back to the list', () => {
    const document = read(downloadLinkResponsePage(REQUEST, SENT));
    expect(textOf(document.querySelector('h1'))).toBe('Email Sent Successfully');
    expect(textOf(document.querySelector('main'))).toContain(
      'The download link has been sent to your email.',
    );
    expect(textOf(document.querySelector('main'))).toContain('zoe@example.org');
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelector('section a[href="/resources"]')).not.toBeNull();
  });

  test.each([
    ['', 'Please enter your email.', false],
    ['zoe', 'Enter a valid email address', true],
  ])('RES-05 the email address %j is reported', (email, error, isRefused) => {
    const document = read(downloadLinkResponsePage({ ...REQUEST, email }, refuse(400, 'Any')));
    expect(listed(document)).toEqual([error]);
    expect(errorOf(document, 'email')).toBe(error);
    const main = textOf(document.querySelector('main'));
    expect(main.includes('Error sending email. Please try again.')).toBe(isRefused);
    expect(fieldOf(document, 'email').value).toBe(email);
    expect(fieldOf(document, 'fileName').value).toBe('EPD & data.pdf');
  });

  test.each([
    refuse(404, 'File not found.'),
    refuse(429, 'Too many requests. Please try again in a minute.'),
    refuse(503, 'Error fetching file.'),
  ])('RES-05 %j is shown with the form filled in as before', (result) => {
    const document = read(downloadLinkResponsePage(REQUEST, result));
    const main = textOf(document.querySelector('main'));
    expect(main).toContain('Error sending email. Please try again.');
    expect(main).toContain(result.body.message);
    const form = document.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/download-link']);
    expect(fieldOf(document, 'email').value).toBe('zoe@example.org');
    expect(fieldOf(document, 'fileName').value).toBe('EPD & data.pdf');
    expect(document.querySelector('section a[href="/resources"]')).not.toBeNull();
  });

  test('RES-05 without a file name only the link to the list is shown', () => {
    const document = read(
      downloadLinkResponsePage({ email: 'zoe@example.org' }, refuse(400, 'File not found.')),
    );
    expect(document.querySelector('form')).toBeNull();
    expect(document.querySelector('section a[href="/resources"]')).not.toBeNull();
  });
});

test.each([
  ['the contact form', contactResponsePage],
  ['the form for a download link', downloadLinkResponsePage],
])('CONT-12 RES-07 %s shows submitted values as text, with their empty lines', (_, page) => {
  const inputs = { name: HOSTILE, email: HOSTILE, subject: HOSTILE, fileName: HOSTILE };
  const sent: Record<string, string> = { ...inputs, message: `\n\n${HOSTILE}` };
  const document = read(page(sent, refuse(400, 'Any')));
  const fields = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
  expect(fields.length).toBeGreaterThan(1);
  for (const { name, value } of fields) expect(value).toBe(sent[name] ?? '');
  expect(document.querySelectorAll('[onfocus]')).toHaveLength(0);
});
