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
