import * as z from 'zod/mini';
import { readValue, storeValue } from '#browser/stored-values.ts';
import { eachContactField } from '#domain/contact/contact-message.ts';

const KEY = 'contact-draft';

const draftSchema = z.object(eachContactField(() => z.catch(z.string(), '')));

/** Entries typed and not sent. Stored until the tab is closed, without the captcha's token. */
type ContactDraft = z.infer<typeof draftSchema>;

export const EMPTY_DRAFT: ContactDraft = eachContactField(() => '');

/** The draft of this tab; empty when there is none, or when the browser denies storage. */
export function readDraft(): ContactDraft {
  return readValue('sessionStorage', KEY, draftSchema.parse) ?? EMPTY_DRAFT;
}

/** Stores the fields of a draft; removes an empty one. Without storage it does nothing. */
export function storeDraft(values: ContactDraft): void {
  const draft = draftSchema.parse(values);
  storeValue('sessionStorage', KEY, Object.values(draft).some(Boolean) ? draft : undefined);
}
