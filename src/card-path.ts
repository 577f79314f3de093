/** Where the share card of a page is: the picture that other sites show of it. Posts have theirs from a function. */
export function cardPath(path: string): string {
  const [, slug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  if (slug) return `/cards/posts/${slug}.png`;
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
