import { glossary } from '#content/glossary.ts';
import { type ArticleHtml, toArticleHtml } from '#domain/html/article-html.ts';
import { linkTerms } from '#domain/html/link-terms.ts';
import { createSanitiser } from '#domain/html/sanitise-html.ts';
import { textOf } from '#domain/html/text-of.ts';
import { paths } from '#paths.ts';
import { ownPicture } from '../pictures/own-picture.ts';
import { siteAddress } from '../site-address.ts';

/** Pictures in a text; each may be a request to another site. */
const MAX_PICTURES = 50;

const TERMS = glossary.map(({ slug, mentions }) => ({ path: paths.term(slug), mentions }));

/** A post's content: as its page shows it, and its text for search, excerpts and reading time. */
interface Article {
  readonly article: ArticleHtml;
  readonly text: string;
}

let ready: Promise<(html: string) => Promise<Article>> | undefined;

/**
 * Reads a post's HTML: sanitised in jsdom, which DOMPurify is tested with. Its page has the first mention of each term
 * linked to the glossary; pictures of other sites are copied into Storage, or become links.
 */
export async function readArticle(html: string): Promise<Article> {
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
    const text = textOf(body);
    await Promise.all([...body.querySelectorAll('img')].map(replaceWithOwnCopy));
    linkTerms(body, TERMS);
    return { article: toArticleHtml(body), text };
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
