import { glossary } from '../../../src/content/glossary.ts';
import { type ArticleHtml, toArticleHtml } from '../../../src/domain/html/article-html.ts';
import { linkTerms } from '../../../src/domain/html/link-terms.ts';
import { createSanitiser } from '../../../src/domain/html/sanitise-html.ts';
import { paths } from '../../../src/paths.ts';
import { siteAddress } from '../site-address.ts';

const TERMS = glossary.map(({ slug, mentions }) => ({ path: paths.term(slug), mentions }));

let ready: Promise<(html: string) => ArticleHtml> | undefined;

/**
 * Returns a post's HTML as its page shows it: sanitised in jsdom, which DOMPurify is tested with, and with the first
 * mention of each term linked to the glossary.
 */
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
    linkTerms(body, TERMS);
    return toArticleHtml(body);
  };
}
