import { connection } from '#content/connection.ts';
import { downloadLinkDialog as copy } from '#content/pages/resources-page.ts';
import { isEmailAddress } from '#domain/contact/email-address.ts';
import { formResponseSchema } from '#domain/contact/form-response.ts';
import type { DownloadRequest } from '#domain/downloads/download-link.ts';
import { WORK_BITS } from '#domain/proof-of-work.ts';
import { sendForm } from '#firebase/functions.ts';
import { visitAttribution } from '#site/visit-attribution.ts';

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;

interface Delivery {
  readonly isSent: boolean;
  readonly message: string;
  /** Whether the email address was refused. Only the server checks its format (spec, section 5). */
  readonly isEmailWrong?: boolean;
}

export const DOWNLOAD_LINK_ENDPOINT = '/api/download-link'; // The path of the function `downloadLink`.

/**
 * Requests the link to a file by email. Never throws: the result's message describes what went wrong.
 * `onMoreWork` is called when the function requires work that may take a minute.
 */
export async function sendDownloadLink(request: DownloadRequest, onMoreWork: () => void): Promise<Delivery> {
  try {
    const fields = { ...request, ...visitAttribution() };
    const response = await sendForm(DOWNLOAD_LINK_ENDPOINT, fields, { bits: WORK_BITS.usual, onMoreWork });
    const { success, message } = formResponseSchema.parse(await response.json());
    if (response.ok && success) return { isSent: true, message: copy.sent.text };
    if (response.status === BAD_REQUEST && message && !isEmailAddress(request.email))
      return { isSent: false, message, isEmailWrong: true };
    const reason = response.status === TOO_MANY_REQUESTS ? message : undefined;
    return { isSent: false, message: reason ?? copy.refused };
  } catch (error) {
    console.error('The download link could not be requested', error);
    return { isSent: false, message: navigator.onLine ? copy.failed : connection.notSent };
  }
}
