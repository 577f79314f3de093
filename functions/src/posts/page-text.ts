import { glossary } from '#content/glossary.ts';
import { type ArticleHtml, toArticleHtml } from '#domain/html/article-html.ts';
import { linkTerms } from '#domain/html/link-terms.ts';
import { createSanitiser } from '#domain/html/sanitise-html.ts';
import { paths } from '#paths.ts';
import { ownPicture } from '../pictures/own-picture.ts';
import { siteAddress } from '../site-address.ts';

/** Pictures in a text; each may be a request to another site. */
const MAX_PICTURES = 50;

const TERMS = glossary.map(({ slug, mentions }) => ({ path: paths.term(slug), mentions }));

let ready: Promise<(html: string) => Promise<ArticleHtml>> | undefined;

/**
 * Returns a post's HTML as its page shows it: sanitised in jsdom, which DOMPurify is tested with, and with the first
 * mention of each term linked to the glossary. Pictures of other sites are copied into Storage, or become links.
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
  return async (html: string) => {
    const { body } = window.document.implementation.createHTMLDocument();
    body.innerHTML = sanitise(html);
    await Promise.all([...body.querySelectorAll('img')].map(replaceWithOwnCopy));
    linkTerms(body, TERMS);
    return toArticleHtml(body);
  };
}

async function replaceWithOwnCopy(picture: HTMLImageElement, index: number): Promise<void> {
  const address = picture.getAttribute('src');
  const own = address && index < MAX_PICTURES ? await ownPicture(address) : undefined;
  if (own) picture.setAttribute('src', own);
  else picture.replaceWith(picture.closest('a') || !address ? picture.alt : linkTo(address, picture));
}

function linkTo(address: string, { ownerDocument, alt }: HTMLImageElement): HTMLAnchorElement {
  const link = ownerDocument.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = alt || address;
  return link;
}
