import type Mail from 'nodemailer/lib/mailer/index.js';
import { escapeHtml } from '#domain/html/escape-html.ts';
import type { ContactContent } from './mail-content.ts';
import { asLine, mailHtml } from './mail-html.ts';

/** A visitor's message to the company. Replies go to the visitor. */
export function contactMail({ name, email, subject, message }: ContactContent): Mail.Options {
  const text = message.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return {
    subject: `Website: ${asLine(subject)}`,
    replyTo: { name: asLine(name), address: email },
    text: `${text}\n\n--\n${asLine(name)}, ${email}\nSent from the contact form. Reply to this email to answer the visitor.\n`,
    html: mailHtml({
      title: asLine(subject),
      body: `<p style="white-space:pre-line" dir="auto">${escapeHtml(text)}</p>`,
      facts: [
        ['Name', asLine(name)],
        ['Email', email],
        ['Sent from', 'Contact form'],
      ],
      footer: 'Reply to this email to answer the visitor.',
    }),
  };
}
