import { plainText } from '#domain/html/plain-text.ts';
import { sanitisePost } from './article-html.ts';

/** The HTML to store for a text: sanitised, or empty when it would show nothing. */
export function articleToSave(html: string): string {
  const safe = sanitisePost(html).trim();
  return plainText(safe) || /<img[^>]* src=|data-video/.test(safe) ? safe : '';
}
