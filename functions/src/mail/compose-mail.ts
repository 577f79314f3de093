import type Mail from 'nodemailer/lib/mailer/index.js';
import { signDownloadToken } from '../downloads/download-token.ts';
import { mailSettings } from '../settings.ts';
import { siteAddress } from '../site-address.ts';
import { contactMail } from './contact-mail.ts';
import { downloadMail } from './download-mail.ts';
import type { ClaimedMail } from './outbox.ts';

/**
 * Composes the mail to send. Its Message-ID is the same on every attempt. A download link is signed now, so that its
 * time starts when the mail is sent and the outbox never stores a token.
 */
export async function composeMail({ id, content, createdAt }: ClaimedMail): Promise<Mail.Options> {
  const { MAIL_FROM, CONTACT_MAILBOX } = mailSettings();
  const headers = {
    from: MAIL_FROM,
    messageId: `<${id}@${new URL(siteAddress('/')).hostname}>`,
    date: createdAt,
  };
  if (content.kind === 'contact') return { ...headers, to: CONTACT_MAILBOX, ...contactMail(content) };
  const token = await signDownloadToken(content.fileName, Date.now());
  const link = siteAddress(`/download?token=${token}`);
  return { ...headers, to: { name: '', address: content.email }, ...downloadMail(content, link) };
}
