import { trustedHtml } from '#browser/trusted-html.ts';
import { type ArticleHtml, toArticleHtml } from '#domain/html/article-html.ts';
import { createSanitiser } from '#domain/html/sanitise-html.ts';

let sanitiser: ((html: string) => string) | undefined;

/** The sanitised HTML of a post. */
export function sanitisePost(html: string): string {
  sanitiser ??= createSanitiser(window);
  return sanitiser(html);
}

/** The elements of a post's sanitised HTML, in a document of their own. */
export function postBody(content: string): HTMLElement {
  return new DOMParser().parseFromString(trustedHtml(sanitisePost(content)), 'text/html').body;
}

/** The content of a post as its page will show it. */
export function articleHtml(content: string): ArticleHtml {
  return toArticleHtml(postBody(content));
}
