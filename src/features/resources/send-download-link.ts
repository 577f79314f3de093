import { connection } from '#content/connection.ts';
import { downloadLinkDialog as copy } from '#content/resources-page.ts';
import { formAnswerSchema } from '#domain/contact/form-response.ts';
import type { DownloadRequest } from '#domain/downloads/download-link.ts';
import { askFunction } from '#firebase/functions.ts';

const TOO_MANY_REQUESTS = 429;

interface Delivery {
  readonly isSent: boolean;
  readonly message: string;
}

/** The path of the function `downloadLink`. */
export const DOWNLOAD_LINK_ENDPOINT = '/api/download-link';

/** Requests an email with the link to a file. Never throws: the message tells of a failure. */
export async function sendDownloadLink(request: DownloadRequest): Promise<Delivery> {
  try {
    const response = await askFunction(DOWNLOAD_LINK_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    const { success, message } = formAnswerSchema.parse(await response.json());
    if (response.ok && success) return { isSent: true, message: copy.sent.text };
    const reason = response.status === TOO_MANY_REQUESTS ? message : undefined;
    return { isSent: false, message: reason ?? copy.refused };
  } catch (error) {
    console.error('The download link could not be asked for', error);
    return { isSent: false, message: navigator.onLine ? copy.failed : connection.notSent };
  }
}
