import * as z from 'zod/mini';
import type { DownloadRequest } from '#domain/download-link.ts';
import { askFunction } from '#firebase/functions.ts';

/** What the visitor is told (spec, section 8). */
const SENT = 'The download link has been sent to your email.';
const REFUSED = 'Error sending email. Please try again.';
const FAILED = 'Something went wrong. Please try again later.';

const TOO_MANY_REQUESTS = 429;

const answerSchema = z.object({ success: z.boolean(), message: z.optional(z.string()) });

interface Delivery {
  readonly isSent: boolean;
  readonly message: string;
}

/** Has the link to a file sent by e-mail. Never throws: what goes wrong is said in the message. */
export async function sendDownloadLink(request: DownloadRequest): Promise<Delivery> {
  try {
    const response = await askFunction('/api/download-link', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    const { success, message } = answerSchema.parse(await response.json());
    if (response.ok && success) return { isSent: true, message: SENT };
    const reason = response.status === TOO_MANY_REQUESTS ? message : undefined;
    return { isSent: false, message: reason ?? REFUSED };
  } catch (error) {
    console.error('The download link could not be asked for', error);
    return { isSent: false, message: FAILED };
  }
}
