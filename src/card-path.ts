/**
 * The path of a page's share card, the image that other sites show for it. A function serves the cards of posts. Their URL
 * changes with their content, because other sites cache an image by its URL.
 */
export function cardPath(path: string, content?: string): string {
  // The posts of a category or an author have the card of the blog.
  if (/^\/blog\/.+\//.test(path)) return '/cards/blog.png';
  const [, slug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  if (!slug) return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
  return `/cards/posts/${slug}.png${content === undefined ? '' : `?v=${fingerprint(content)}`}`;
}

/** FNV-1a of 32 bits (RFC 9923), in seven characters or fewer. */
function fingerprint(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}
