import { expect, test } from 'vitest';
import { contactContent } from '../../../tests/factories/contact-content.ts';
import { contactMail } from './contact-mail.ts';
import { asLine } from './mail-html.ts';
import { downloadMail } from './visitor-mails.ts';

const HOSTILE = `</p><script>alert("1")</script><a href='javascript:x'>&amp;`;

test('CONT-12 a visitor’s input appears in the mail as text', () => {
  const content = { name: HOSTILE, email: HOSTILE, subject: HOSTILE, message: HOSTILE };
  const html = String(contactMail(contactContent(content)).html);
  expect(html).not.toMatch(/<script|href='javascript|<a href='/);
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(Object.keys(content).length);
  expect(html).toContain('&amp;amp;');
});

test('CONT-12 a visitor’s input cannot inject a header', () => {
  for (const separator of ['\r\n', '\n', '\r', '\u0000', '\u0085', '\u2028', '\t\n']) {
    expect(asLine(`a${separator}Bcc: b`)).toBe('a Bcc: b');
  }
  const mail = contactMail(
    contactContent({ name: 'a\r\nb', email: 'a@b.c', subject: 'c\r\nd', message: 'e' }),
  );
  expect(mail.subject).toBe('Website: c d');
  expect(mail.replyTo).toEqual({ name: 'a b', address: 'a@b.c' });
});

test('CONT-12 every kind of line ending becomes a line break in the text and in the HTML', () => {
  const mail = contactMail(contactContent({ name: 'Jo', email: 'a@b.c', message: 'a\r\nb\rc\nd' }));
  expect(mail.text).toMatch(/^a\nb\nc\nd\n/);
  expect(mail.html).toContain('>a\nb\nc\nd</p>');
});

test('LEAD-02 the text and the HTML of a message name where its visitor came from, if that is known', () => {
  const attribution = { site: 'Google', campaign: 'spring' } as const;
  for (const isKnown of [true, false]) {
    const { text, html } = contactMail(contactContent(isKnown ? { attribution } : {}));
    for (const part of [text, html])
      expect(/Came from.*Google, campaign spring/s.test(String(part))).toBe(isKnown);
  }
});

test('RES-06 the text and the HTML have the link, its validity and what the address is used for', () => {
  const mail = downloadMail(
    { kind: 'download-link', email: 'a@b.c', fileName: 'A & B.pdf' },
    'https://x.example/d?t=1&u=2',
    'https://x.example/my-data?token=a.b.c',
  );
  for (const part of [mail.text, mail.html]) expect(part).toContain('https://x.example/my-data?token=a.b.c');
  expect(mail.subject).toBe('Your download: A & B');
  expect(mail.headers).toHaveProperty('Auto-Submitted', 'auto-generated');
  expect(mail.text).toContain('https://x.example/d?t=1&u=2');
  expect(mail.html).toContain('href="https://x.example/d?t=1&amp;u=2"');
  expect(mail.html).toContain('A &amp; B');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('The link is valid for 1 hour. Your address was used only to send it.');
  }
});
