import { connection } from '#content/connection.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { formResponseSchema } from '#domain/contact/form-response.ts';
import { sendForm } from '#firebase/functions.ts';
import { visitAttribution } from '#site/visit-attribution.ts';

/** The path of the function `contact`. */
export const CONTACT_ENDPOINT = '/api/contact';

/** Too many requests, or the captcha cannot be checked at the moment. Both tell the visitor when to retry. */
const TRY_LATER = [429, 503];

/** The result of sending a message. */
export type ContactOutcome =
  /** `email`: the address for our reply. */
  | { readonly name: 'sent'; readonly email: string }
  | { readonly name: 'refused'; readonly reason: string | undefined }
  | { readonly name: 'retry-later'; readonly reason: string }
  | { readonly name: 'failed' };

/** Sends a message to the company. Never throws: a failure is logged and returned as an outcome. */
export async function sendContactMessage(message: ContactMessage): Promise<ContactOutcome> {
  try {
    const response = await sendForm(CONTACT_ENDPOINT, { ...message, ...visitAttribution() });
    if (!response.ok) return await explain(response);
    const body = formResponseSchema.parse(await response.json());
    return body.success ? { name: 'sent', email: message.email } : { name: 'refused', reason: body.message };
  } catch (error) {
    console.error('The contact message could not be sent', error);
    return navigator.onLine ? { name: 'failed' } : { name: 'retry-later', reason: connection.notSent };
  }
}

async function explain(response: Response): Promise<ContactOutcome> {
  if (TRY_LATER.includes(response.status)) {
    const body = formResponseSchema.safeParse(await response.json().catch(() => undefined));
    if (body.data?.message) return { name: 'retry-later', reason: body.data.message };
  }
  console.error('Server response error', response.status);
  return { name: 'failed' };
}
