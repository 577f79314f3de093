import type Mail from 'nodemailer/lib/mailer/index.js';
import { contactFieldTexts } from '#content/contact-fields.ts';
import { CONTACT_FIELDS } from '#domain/contact/contact-message.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { describeAttribution } from '#domain/measurement/attribution.ts';
import type { ContactContent } from './mail-content.ts';
import { asLine, mailHtml } from './mail-html.ts';

/** Returns the mail of a visitor's message to the company. Replies go to the visitor. */
export function contactMail(content: ContactContent): Mail.Options {
  const { name, email, subject, message, attribution } = content;
  const text = message.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const facts = CONTACT_FIELDS.filter(
    (field) => !['subject', 'message'].includes(field) && content[field],
  ).map((field) => [contactFieldTexts[field].label, asLine(content[field])] as const);
  const origin = attribution && describeAttribution(attribution);
  const sender = facts.map(([, value]) => value).join(', ');
  const originLine = origin ? `Came from: ${origin}\n` : '';
  const footer = 'Reply to this email to answer the visitor.';
  return {
    subject: `Website: ${asLine(subject)}`,
    replyTo: { name: asLine(name), address: email },
    text: `${text}\n\n--\n${sender}\n${originLine}Sent from the contact form. ${footer}\n`,
    html: mailHtml({
      title: asLine(subject),
      body: `<p style="white-space:pre-line" dir="auto">${escapeHtml(text)}</p>`,
      facts: [...facts, ...(origin ? [['Came from', origin] as const] : []), ['Sent from', 'Contact form']],
      footer,
    }),
  };
}
