import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS } from './article-elements.ts';
import { escapeHtml } from './escape-html.ts';
import { isTooComplex } from './nesting.ts';
import { plainText } from './plain-text.ts';
import { youtubeFrameUrl, youtubeWatchUrl } from './video-url.ts';

/** Attributes whose value is never loaded, followed or run. */
const NOT_ADDRESSES = [...ARTICLE_ATTRIBUTES, 'loading', 'target', 'rel'];

/** Where links and pictures of an article may lead: the web, a mailbox, a telephone, this site, this page. */
export const ARTICLE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** What an article may consist of. No style, form, script or foreign content; frames only as the hook below allows. */
const ARTICLE: Config = {
  ALLOWED_TAGS: [...ARTICLE_ELEMENTS, 'iframe'],
  // `data-film` is what this function itself leaves: a text that is cleaned twice keeps its films.
  ALLOWED_ATTR: ['href', 'src', 'data-film', ...NOT_ADDRESSES],
  // The pattern below is for addresses; without this DOMPurify would hold every other attribute against it too.
  ADD_URI_SAFE_ATTR: NOT_ADDRESSES,
  ALLOWED_URI_REGEXP: ARTICLE_ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Makes a sanitiser for the HTML of posts: what it gives holds only an article's elements and attributes. Links to
 * other sites open a new tab without the opener, the frame of a YouTube film becomes a link to it (the page makes a
 * player of it, which asks before it loads), every other frame goes, and pictures load when they come near. Of a text that is too complex for a DOM only the words stay.
 *
 * @param window the browser's, or one of a DOM implementation
 */
export function createSanitiser(
  window: WindowLike & { readonly document: Document },
): (html: string) => string {
  const purify = createDOMPurify(window);
  // The document that DOMPurify reads a post into may have a picture of that name in the place of `createElement`.
  const own = window.document.implementation.createHTMLDocument('');
  const siteOrigin = window.document.location?.origin;
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') treatLink(node, siteOrigin);
    if (node.nodeName === 'IFRAME') treatFrame(node);
    if (node.nodeName === 'IMG') treatPicture(node);
  });
  return (html) => {
    if (isTooComplex(html)) return `<p>${escapeHtml(plainText(html))}</p>`;
    const content = purify.sanitize(html, { ...ARTICLE, RETURN_DOM_FRAGMENT: true });
    // Unlike its type, DOMPurify gives null for what is no body at all, as a frameset.
    if (content === null) return '';
    const article = own.createElement('div');
    article.append(content);
    for (const frame of article.querySelectorAll('iframe')) frame.replaceWith(filmLink(frame));
    return article.innerHTML;
  };
}

function treatLink(link: Element, siteOrigin: string | undefined): void {
  const href = link.getAttribute('href') ?? '';
  link.removeAttribute('target');
  link.removeAttribute('rel');
  if (!/^https?:/i.test(href)) return;
  if (URL.canParse(href) && new URL(href).origin === siteOrigin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Only YouTube's frames stay, until they become links. */
function treatFrame(frame: Element): void {
  if (!youtubeFrameUrl(frame.getAttribute('src') ?? '')) frame.remove();
}

/** A paragraph with a link to a film; `data-film` marks it for the page. */
function filmLink(frame: Element): Element {
  const document = frame.ownerDocument;
  const link = document.createElement('a');
  link.href = youtubeWatchUrl(frame.getAttribute('src') ?? '') ?? '';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = frame.getAttribute('title') || 'Video';
  const film = document.createElement('p');
  film.setAttribute('data-film', '');
  film.append(link);
  return film;
}

function treatPicture(picture: Element): void {
  // DOMPurify lets pictures be data: whatever the pattern for addresses says.
  if (/^\s*data:/i.test(picture.getAttribute('src') ?? '')) picture.removeAttribute('src');
  picture.setAttribute('loading', 'lazy');
}
