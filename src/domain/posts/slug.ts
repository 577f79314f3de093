import { transliterate } from './fold.ts';

/**
 * The last part of an address made from a title: letters of other alphabets than English transliterated where they have a
 * form in it, so that "façade" becomes "facade"; then lower case, runs of white space turned into hyphens, every character
 * other than word characters and hyphens removed (spec, section 5, add-post form).
 */
export function slugify(title: string): string {
  return transliterate(title.trim())
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}

/** Whether a post may have this address, as in firestore.rules. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9_-]{1,200}$/.test(value);
}

/** Whether Firestore reserves an id (firebase.google.com/docs/firestore/quotas, "Collections, documents"). */
export function isReservedId(id: string): boolean {
  return /^__.*__$/.test(id);
}
