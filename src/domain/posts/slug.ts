/**
 * The last part of an address made from a title: lower case, runs of white space turned into hyphens, every character
 * other than word characters and hyphens removed (spec, section 5, add-post form).
 */
export function slugify(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}
