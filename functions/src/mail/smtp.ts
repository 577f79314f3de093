import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { mailSettings } from '../settings.ts';
import { ATTEMPT_MS } from './delivery-times.ts';

/** The attempt took too long; whether the server has the mail is then not known. */
class AttemptTimeout extends Error {}

/**
 * Hands a mail to the mail server and waits for its acceptance. Files and addresses inside of a mail are never read.
 *
 * @throws the error of nodemailer, or an Error after a minute
 */
export async function sendOverSmtp(mail: Mail.Options): Promise<void> {
  const transport = createTransport({
    url: mailSettings().SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const signal = AbortSignal.timeout(ATTEMPT_MS);
  try {
    await transport.sendMail({ ...mail, signal });
  } catch (error) {
    throw signal.aborted ? new AttemptTimeout('The mail server took too long') : error;
  } finally {
    transport.close();
  }
}

/**
 * Whether the server refuses this mail for good: an answer of the class 5 to the sender, the recipient or the text
 * (RFC 5321, section 4.2.1). A refused sign-in or greeting is a fault of our settings and goes away with them.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutTheMail && (responseCode === undefined || responseCode >= 500);
}

/** What may be logged of an error: its kind and the server's code, never its text, which can hold addresses. */
export function failureCode(error: unknown): string {
  if (error instanceof AttemptTimeout) return 'ATTEMPT_TIMEOUT';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? 'UNKNOWN', responseCode].filter(Boolean).join(' ');
}
