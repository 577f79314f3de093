import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { setting } from '../settings.ts';
import { ATTEMPT_TIMEOUT_MS } from './delivery-times.ts';

/** The attempt timed out; whether the server has accepted the mail is unknown. */
class AttemptTimeout extends Error {}

/**
 * Sends a mail and waits for the server to accept it. Files and URLs that a mail refers to are never read.
 *
 * @throws nodemailer's error, or an AttemptTimeout after a minute
 */
export async function sendOverSmtp(mail: Mail.Options): Promise<void> {
  const connectionTimeout = setting('SMTP_WAIT_SECONDS') * 1000;
  const transport = createTransport({
    url: setting('SMTP_URL'),
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout: 30_000, // How long the server may be silent within an attempt.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  try {
    await transport.sendMail({ ...mail, signal });
  } catch (error) {
    throw signal.aborted ? new AttemptTimeout('The mail server took too long') : error;
  } finally {
    transport.close();
  }
}

/**
 * Whether this error means that its mail can never be sent: nodemailer refuses the addresses, or the server replies 5xx to sender,
 * recipient or text (RFC 5321, section 4.2.1). A refused sign-in or greeting is a mistake in our settings, so it counts as temporary.
 */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutTheMail && (responseCode === undefined || responseCode >= 500);
}

/** Returns the kind and the server's code of an error for the log, but not its message, which may contain addresses. */
export function failureCode(error: unknown): string {
  if (error instanceof AttemptTimeout) return 'ATTEMPT_TIMEOUT';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? 'UNKNOWN', responseCode].filter(Boolean).join(' ');
}
