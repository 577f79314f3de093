import type Mail from 'nodemailer/lib/mailer/index.js';
import { signDownloadToken } from '../downloads/download-token.ts';
import { signPersonToken } from '../leads/person-token.ts';
import { setting } from '../settings.ts';
import { absoluteUrl } from '../site-urls.ts';
import { contactMail } from './contact-mail.ts';
import type { ClaimedMail } from './outbox.ts';
import { downloadMail, myDataMail } from './visitor-mails.ts';

/**
 * Composes the mail to send. Its Message-ID is the same on every attempt. Links are signed now, so that their validity starts
 * when the mail is sent and the outbox never stores a token. A mail to a visitor links to the data stored about them; a mail to
 * the company does not.
 */
export async function composeMail({ id, content, createdAt }: ClaimedMail): Promise<Mail.Options> {
  const headers = {
    from: setting('MAIL_FROM'),
    messageId: `<${id}@${new URL(absoluteUrl('/')).hostname}>`,
    date: createdAt,
  };
  if (content.kind === 'contact')
    return { ...headers, to: setting('CONTACT_MAILBOX'), ...contactMail(content) };
  const to = { name: '', address: content.email };
  const ownData = absoluteUrl(`/my-data?token=${await signPersonToken(id, Date.now())}`);
  if (content.kind === 'my-data') return { ...headers, to, ...myDataMail(ownData) };
  const token = await signDownloadToken(content.fileName, Date.now());
  const link = absoluteUrl(`/download?token=${token}`);
  return { ...headers, to, ...downloadMail(content, link, ownData) };
}
