import type Mail from 'nodemailer/lib/mailer/index.js';
import { resourceTitle } from '../../../src/domain/downloads/resource.ts';
import { escapeHtml } from '../../../src/domain/html/escape-html.ts';
import type { DownloadLinkContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** The mail with the link to a PDF that a visitor has asked for. */
export function downloadMail({ fileName }: DownloadLinkContent, link: string): Mail.Options {
  const title = resourceTitle(fileName);
  const note =
    'The link is valid for 1 hour. Your address was used only to send it. If you did not ask for this document, you can delete this mail: nothing else follows.';
  return {
    subject: `Your download: ${title}`,
    // RFC 3834: no holiday notice answers this.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: `Here is the document that you asked for:\n\n${title}\n${link}\n\n${note}\n`,
    html: mailHtml({
      title: 'Your download is ready',
      body: `<p>Here is the document that you asked for: <strong>${escapeHtml(title)}</strong></p>`,
      action: { text: 'Open the download', link },
      facts: [
        ['Document', title],
        ['Format', 'PDF'],
        ['Link valid', '1 hour'],
      ],
      footer: note,
    }),
  };
}
