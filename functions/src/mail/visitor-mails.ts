import type Mail from 'nodemailer/lib/mailer/index.js';
import { site } from '#content/site.ts';
import { linkValidity } from '#domain/downloads/link-validity.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { LINK_DAYS } from '#domain/leads/personal-data.ts';
import { setting } from '../settings.ts';
import type { DownloadLinkContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** RFC 3834: suppresses automatic replies. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

const YOUR_DATA = `The data we have stored about you, and how to erase it (valid for ${LINK_DAYS} days)`;

/** Returns the mail with the link to a PDF that a visitor requested, and the link to their data. */
export function downloadMail({ fileName }: DownloadLinkContent, link: string, dataUrl: string): Mail.Options {
  const title = resourceTitle(fileName);
  const validity = linkValidity(setting('SITE_LINK_HOURS'));
  const note = `The link is valid for ${validity}. Your address was used only to send it. If you did not request this document, you can delete this email: nothing else follows.`;
  return {
    subject: `Your download: ${title}`,
    headers: AUTOMATIC,
    text: `Here is the document you requested:\n\n${title}\n${link}\n\n${note}\n\n${YOUR_DATA}: ${dataUrl}\n`,
    html: mailHtml({
      title: 'Your download is ready',
      body: `<p>Here is the document you requested: <strong>${escapeHtml(title)}</strong></p>`,
      action: { text: 'Open the download', link },
      facts: [
        ['Document', title],
        ['Format', 'PDF'],
        ['Link valid', validity],
      ],
      footer: note,
      footerLink: { text: YOUR_DATA, link: dataUrl },
    }),
  };
}

/** Returns the mail with the link to a person's own data. */
export function myDataMail(link: string): Mail.Options {
  const text = `Use this link to see the data that ${site.name} has stored about you, save it and erase it. It is valid for ${LINK_DAYS} days.`;
  const note = 'If you did not ask for this link, you can delete this email: nothing else follows.';
  return {
    subject: `Your data at ${site.name}`,
    headers: AUTOMATIC,
    text: `${text}\n\n${link}\n\n${note}\n`,
    html: mailHtml({
      title: 'Your data',
      body: `<p>${text}</p>`,
      action: { text: 'See your data', link },
      facts: [],
      footer: note,
    }),
  };
}
