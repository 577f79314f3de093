/** The path of a page's share card, the image that other sites show for it. A function serves those of posts. */
export function cardPath(path: string): string {
  const [, slug] = /^\/blog\/(.+)$/.exec(path) ?? [];
  if (slug) return `/cards/posts/${slug}.png`;
  return `/cards/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
