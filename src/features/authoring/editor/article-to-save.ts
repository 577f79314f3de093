import { textOf } from '#domain/html/text-of.ts';
import { postBody, sanitisePost } from './article-html.ts';

/** The HTML to store for the text of a post: sanitised, or empty when it would show nothing. */
export function articleToSave(html: string): string {
  const safe = sanitisePost(html).trim();
  const body = postBody(safe);
  return textOf(body) || body.querySelector('img[src], [data-video]') ? safe : '';
}
