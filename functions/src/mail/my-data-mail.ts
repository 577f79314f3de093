import type Mail from 'nodemailer/lib/mailer/index.js';
import { site } from '#content/site.ts';
import { LINK_DAYS } from '#domain/leads/passport.ts';
import { mailHtml } from './mail-html.ts';

/** The mail with the link to a person's own data. */
export function myDataMail(link: string): Mail.Options {
  const title = 'Your data';
  const text = `Use this link to see the data that ${site.name} has stored about you, save it and erase it. It is valid for ${LINK_DAYS} days.`;
  const note = 'If you did not ask for this link, you can delete this email: nothing else follows.';
  return {
    subject: `Your data at ${site.name}`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: `${text}\n\n${link}\n\n${note}\n`,
    html: mailHtml({
      title,
      body: `<p>${text}</p>`,
      action: { text: 'See your data', link },
      facts: [],
      footer: note,
    }),
  };
}
