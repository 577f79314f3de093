/** Some 30 KB each. */
const MOST = 50;

/**
 * Draws a card once as long as what it shows stays the same: an address with something else behind its question mark
 * passes by the CDN, but costs no drawing. The cards that were asked for last are kept.
 */
export function keepingCards<Post extends object, Card>(
  draw: (post: Post) => Promise<Card>,
): (post: Post) => Promise<Card> {
  const kept = new Map<string, Promise<Card>>();
  return (post) => {
    const key = JSON.stringify(post);
    const card = kept.get(key) ?? draw(post);
    kept.delete(key);
    kept.set(key, card);
    const [oldest = ''] = kept.keys();
    if (kept.size > MOST) kept.delete(oldest);
    card.catch(() => kept.delete(key));
    return card;
  };
}
