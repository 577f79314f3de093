/**
 * Creates a slug from a title: lower case, white space replaced with hyphens, all characters except word characters and
 * hyphens removed (spec, section 5, add-post form).
 */
export function slugify(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}
