import { type ArticleHtml, toArticleHtml } from '#domain/html/article-html.ts';
import { createSanitiser } from '#domain/html/sanitise-html.ts';
import { siteAddress } from '../site-address.ts';

let ready: Promise<(html: string) => ArticleHtml> | undefined;

/** Returns a post's HTML as its page shows it, sanitised in jsdom, which DOMPurify is tested with. */
export async function toPageText(html: string): Promise<ArticleHtml> {
  ready ??= load();
  return (await ready)(html);
}

/** Loaded lazily: all functions are in one bundle, and only those that rebuild the index need jsdom. */
async function load() {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('', { url: siteAddress('/') });
  const sanitise = createSanitiser(window);
  return (html: string) => {
    const { body } = window.document.implementation.createHTMLDocument();
    body.innerHTML = sanitise(html);
    return toArticleHtml(body);
  };
}
