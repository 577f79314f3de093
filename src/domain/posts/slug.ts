import { transliterate } from './fold.ts';

/**
 * Returns a slug for a title: `transliterate` lower-cases it and replaces accented letters where possible ("Façade" becomes
 * "facade"), runs of white space become hyphens, and all characters except word characters and hyphens are removed
 * (spec, section 5, add-post form).
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
