/**
 * The path of a page's share card, the image that other sites show for it. A function serves the cards of posts. Their URL
 * changes with their content, because other sites cache an image by its URL.
 */
export function cardPath(path: string, content?: string): string {
  // The list of a category's or an author's posts has the card of the blog.
  if (/^\/blog\/.+\//.test(path)) return '/cards/blog.png';
  const [, slug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  if (!slug) return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
  return `/cards/posts/${slug}.png${content === undefined ? '' : `?v=${fingerprint(content)}`}`;
}

/** The 32-bit FNV-1a hash of a text (RFC 9923, with its prime and offset basis), in seven characters or fewer. */
function fingerprint(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((hashed, byte) => Math.imul(hashed ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}
