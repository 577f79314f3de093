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

/** Would break out of any HTML context in which it is not escaped. */
const HOSTILE = `</textarea></title><script>alert(1)</script>"' onfocus='x' $& $1 &lt;`;

/** Returns what a visitor finds on a page, after checking what holds for every page. */
function read(page: string) {
  expect(page.match(/<script/g)).toEqual(indexShell.start.match(/<script/g));
  const { document } = new JSDOM(page, { url: 'https://www.example.org/api/contact' }).window as unknown as {
    document: Document;
  };
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(document.title.endsWith(` | ${site.name}`)).toBe(true);
  const fields = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
  const errors = fields.flatMap((field) => {
    const id = field.getAttribute('aria-describedby');
    expect(field.hasAttribute('aria-invalid')).toBe(id !== null);
    return id === null ? [] : [[field.name, textOf(document.getElementById(id))]];
  });
  return {
    document,
    form: document.querySelector('form'),
    main: textOf(document.querySelector('body > #root > main')),
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    errors: Object.fromEntries(errors),
    listed: [...document.querySelectorAll('main li')].map(textOf),
    links: [...document.querySelectorAll('section a')].map((link) => link.getAttribute('href')),
  };
}

function textOf(element: Element | null): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

const SENT: JsonResponse = { status: 200, body: { success: true } };

const TYPED = {
  name: 'Zoë O’Neill',
  email: 'zoe@example.org',
  subject: 'Passport for boards',
  message: 'One & two\nthree',
};
const MESSAGE = { ...TYPED, recaptchaValue: 'token' };
const REQUEST = { email: 'zoe@example.org', fileName: 'EPD & data.pdf' };

test.each([
  {
    respond: contactResponsePage,
    sent: MESSAGE,
    back: '/contact',
    heading: 'Success',
    text: 'Form submitted successfully!',
    event: { event: 'contact_message_sent' },
  },
  {
    respond: downloadLinkResponsePage,
    sent: REQUEST,
    back: '/resources',
    heading: 'Email Sent Successfully',
    text: 'The download link has been sent to your email. zoe@example.org',
    event: { event: 'download_link_requested', file_name: 'EPD & data.pdf' },
  },
])('CONT-07 RES-05 LEAD-01 "$text" is shown for a success, with its event and without the form', (page) => {
  const { respond, sent, back, heading, text, event } = page;
  const { document, form, main } = read(respond(sent, SENT));
  expect([textOf(document.querySelector('h1')), form]).toEqual([heading, null]);
  expect(main).toContain(text);
  expect(document.querySelector(`main a[href="${back}"]`)).not.toBeNull();
  const happened = document.querySelector('[data-happened]')?.getAttribute('data-happened');
  expect(JSON.parse(happened ?? '')).toEqual(event);
  expect(respond(sent, refuse(429, 'Later'))).not.toContain('data-happened');
});

describe('the contact form', () => {
  const FAILED = 'An error occurred while submitting the form.';

  test.each<[JsonResponse, string[]]>([
    [refuse(200, 'The spam check was not accepted.'), ['Error: The spam check was not accepted.']],
    [{ status: 200, body: { success: false } }, ['Error: Unknown error']],
    [refuse(429, 'Too many requests.'), [FAILED, 'Too many requests.']],
    [refuse(500, 'Something went wrong.'), [FAILED, 'Something went wrong.']],
  ])(
    'CONT-09 for %j the page says what failed, keeps all that was typed and offers to write an email',
    (result, sentences) => {
      const { main, values, links, form, document } = read(contactResponsePage(MESSAGE, result));
      for (const sentence of sentences) expect(main).toContain(sentence);
      expect(values).toMatchObject(TYPED);
      expect(links).toContain(
        `mailto:${site.email}?subject=Passport%20for%20boards&body=One%20%26%20two%0D%0Athree`,
      );
      expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/contact']);
      for (const name of Object.keys(TYPED))
        expect(textOf(document.querySelector(`label[for="${name}"]`))).not.toBe('');
      expect(textOf(form)).toContain('uses your details to reply to your message.');
    },
  );

  test('CONT-02 each field shows its first failing rule, and the list links to it', () => {
    const sent = { ...MESSAGE, name: '7', email: '', subject: 'Hey', message: 'a'.repeat(501) };
    const page = read(contactResponsePage(sent, refuse(400, 'Any')));
    const expected = {
      name: 'Only letters, spaces, hyphens, and apostrophes are allowed',
      email: 'Email is required',
      subject: 'Subject must be between 5 and 30 characters long',
      message: 'Message must be between 10 and 500 characters',
    };
    const { recaptchaValue: _, ...values } = sent;
    expect(page).toMatchObject({ errors: expected, listed: Object.values(expected), values });
    expect(page.links).toEqual(expect.arrayContaining(Object.keys(expected).map((name) => `#${name}`)));
    expect(page.main).not.toContain('JavaScript');
  });

  test('CONT-05 a missing captcha is explained, and an alternative is offered', () => {
    const { listed, main, errors } = read(contactResponsePage(TYPED, refuse(400, 'Any')));
    expect([listed, errors]).toEqual([['Please verify that you are not a robot'], {}]);
    expect(main).toContain(
      `The spam check needs JavaScript, which did not run in your browser. You can write to ${site.email} instead.`,
    );
  });

  test('CONT-12 a form from another site is shown empty', () => {
    const { main, values, links } = read(contactResponsePage({}, refuse(403, 'From another site.')));
    expect([...new Set(Object.values(values))]).toEqual(['']);
    expect(main).toContain('From another site.');
    expect(links).toContain(`mailto:${site.email}`);
  });
});

describe('the form for a download link', () => {
  test.each([
    ['', 'Please enter your email.', false],
    ['zoe', 'Enter a valid email address', true],
  ])('RES-05 the email address %j is reported as invalid', (email, error, isRefused) => {
    const sent = { ...REQUEST, email };
    const { main, ...page } = read(downloadLinkResponsePage(sent, refuse(400, 'Any')));
    expect(page).toMatchObject({ listed: [error], errors: { email: error }, values: sent });
    expect(main.includes('Error sending email. Please try again.')).toBe(isRefused);
  });

  test('RES-05 without a file name only the link to the list is shown', () => {
    const sent = { email: 'zoe@example.org' };
    const { form, links } = read(downloadLinkResponsePage(sent, refuse(400, 'File not found.')));
    expect([form, links]).toEqual([null, expect.arrayContaining(['/resources'])]);
  });
});

test.each([
  ['the contact form', contactResponsePage],
  ['the form for a download link', downloadLinkResponsePage],
])('CONT-12 RES-07 %s shows submitted values as text, with their empty lines', (_, page) => {
  const inputs = { name: HOSTILE, email: HOSTILE, subject: HOSTILE, fileName: HOSTILE };
  const sent: Record<string, string> = { ...inputs, message: `\n\n${HOSTILE}` };
  const { document, values } = read(page(sent, refuse(400, 'Any')));
  const shown = Object.entries(values).filter(([, value]) => value !== '');
  expect(shown.length).toBeGreaterThan(1);
  expect(sent).toMatchObject(Object.fromEntries(shown));
  expect(document.querySelectorAll('[onfocus]')).toHaveLength(0);
});
