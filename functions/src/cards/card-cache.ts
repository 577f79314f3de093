/** About 60 KB each. */
const MAX_CARDS = 50;

/**
 * Caches the most recently used cards by their content, because a different query string bypasses the CDN. Failures are
 * not cached.
 */
export function cachingCards<Post extends object, Card>(
  draw: (post: Post) => Promise<Card>,
): (post: Post) => Promise<Card> {
  const cache = new Map<string, Promise<Card>>();
  return (post) => {
    const key = JSON.stringify(post);
    const card = cache.get(key) ?? draw(post);
    cache.delete(key);
    cache.set(key, card);
    const [oldest = ''] = cache.keys();
    if (cache.size > MAX_CARDS) cache.delete(oldest);
    card.catch(() => cache.delete(key));
    return card;
  };
}
