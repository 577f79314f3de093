import { connection } from '#content/connection.ts';
import { contactResult as copy } from '#content/contact.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { formResponseSchema } from '#domain/contact/form-response.ts';
import { sendForm } from '#firebase/functions.ts';
import { visitAttribution } from '#site/visit-attribution.ts';

/** The path of the function `contact`. */
export const CONTACT_ENDPOINT = '/api/contact';

/** The statuses "too many requests" and "the captcha cannot be checked now", whose responses say when to try again. */
const TRY_LATER = [429, 503];

/** The result of sending a message, as a text for the visitor. */
export interface ContactOutcome {
  readonly text: string;
  /** The visitor's email address, to which we reply; set once the message is sent. */
  readonly sentBy?: string;
}

/** Sends a message to the company. Never throws: a failure is logged and returned as an outcome. */
export async function sendContactMessage(message: ContactMessage): Promise<ContactOutcome> {
  try {
    const response = await sendForm(CONTACT_ENDPOINT, { ...message, ...visitAttribution() });
    if (!response.ok) return { text: await reasonOf(response) };
    const { success, message: reason } = formResponseSchema.parse(await response.json());
    return success ? { text: copy.sent, sentBy: message.email } : { text: copy.refused(reason || undefined) };
  } catch (error) {
    console.error('The contact message could not be sent', error);
    return { text: navigator.onLine ? copy.failed : connection.notSent };
  }
}

async function reasonOf(response: Response): Promise<string> {
  if (TRY_LATER.includes(response.status)) {
    const body = formResponseSchema.safeParse(await response.json().catch(() => undefined));
    if (body.data?.message) return body.data.message;
  }
  console.error('Server response error', response.status);
  return copy.failed;
}
