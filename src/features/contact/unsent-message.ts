import * as z from 'zod/mini';
import { readValue, storeValue } from '#browser/stored-values.ts';
import { mapContactFields } from '#domain/contact/contact-message.ts';

const KEY = 'contact-draft';

const unsentSchema = z.object(mapContactFields(() => z.catch(z.string(), '')));

/** Entries that were typed but not sent. They are stored until the tab is closed, without the captcha's token. */
type UnsentMessage = z.infer<typeof unsentSchema>;

export const EMPTY_MESSAGE: UnsentMessage = mapContactFields(() => '');

/** The unsent message of this tab; empty when there is none, or when the browser denies storage. */
export function readUnsentMessage(): UnsentMessage {
  return readValue('sessionStorage', KEY, unsentSchema.parse) ?? EMPTY_MESSAGE;
}

/** Stores the fields of an unsent message; removes an empty one. Without storage it does nothing. */
export function storeUnsentMessage(values: UnsentMessage): void {
  const unsent = unsentSchema.parse(values);
  storeValue('sessionStorage', KEY, Object.values(unsent).some(Boolean) ? unsent : undefined);
}
