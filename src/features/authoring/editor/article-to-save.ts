import { plainText } from '#domain/html/plain-text.ts';
import { sanitisePost } from './article-html.ts';

/** What is stored of a text: its safe HTML, or nothing when a reader would see nothing. */
export function articleToSave(html: string): string {
  const safe = sanitisePost(html).trim();
  return plainText(safe) || /<img[^>]* src=|data-film/.test(safe) ? safe : '';
}
