import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS } from './article-elements.ts';
import { isTooComplex, MAX_ELEMENTS, MAX_LENGTH, TooComplexError } from './nesting.ts';
import { youtubeFrameUrl, youtubeWatchUrl } from './video-url.ts';

/** Attributes whose value is never loaded, followed or run. */
const NON_URL_ATTRIBUTES = [...ARTICLE_ATTRIBUTES, 'loading', 'target', 'rel'];

/** URLs allowed in links and images of an article: the web, email, telephone, this site and this page. */
export const ARTICLE_URL = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** The content allowed in an article: no styles, forms, scripts or foreign content; frames only as the hook below allows. */
const ARTICLE: Config = {
  ALLOWED_TAGS: [...ARTICLE_ELEMENTS, 'iframe'],
  // `data-video` is added by videoLink below, and allowed so that videos survive being sanitised twice.
  ALLOWED_ATTR: ['href', 'src', 'data-video', ...NON_URL_ATTRIBUTES],
  // Without this DOMPurify would check every other attribute against the URL pattern below too.
  ADD_URI_SAFE_ATTR: NON_URL_ATTRIBUTES,
  ALLOWED_URI_REGEXP: ARTICLE_URL,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Blocks that other programs write and articles do not have: only their content is kept. */
const DROPPED_BLOCKS = new Set(
  'DIV SECTION ARTICLE HEADER FOOTER MAIN H1 H5 H6 ADDRESS DETAILS SUMMARY'.split(' '),
);

/**
 * Creates a sanitiser for the HTML of posts. Its output has only an article's elements and attributes. Links to other
 * sites open in a new tab without the opener. A YouTube frame becomes a link to its video, other frames are removed, and
 * images load lazily. HTML that is too complex for a DOM, or whose output would be too long, is reduced to its text.
 *
 * @param window the browser's window, or that of another DOM implementation
 * @param onPlain called when HTML is reduced to its text
 */
export function createSanitiser(
  window: WindowLike & { readonly document: Document },
  onPlain?: () => void,
): (html: string) => string {
  const purify = createDOMPurify(window);
  // A separate document: an image named "createElement" in a post can replace that method of DOMPurify's document.
  const ownDocument = window.document.implementation.createHTMLDocument('');
  const siteOrigin = window.document.location?.origin;
  let elements = 0;
  purify.addHook('uponSanitizeElement', (node) => {
    if (node.nodeType === ELEMENT_NODE) elements += 1;
    if (elements > MAX_ELEMENTS) throw new TooComplexError();
    endWords(node);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') setLinkTarget(node, siteOrigin);
    if (node.nodeName === 'IFRAME') removeUnlessYoutube(node);
    if (node.nodeName === 'IMG') cleanPicture(node);
  });
  const plain = (html: string) => {
    onPlain?.();
    return plainText(html);
  };
  const sanitise = (html: string) => {
    elements = 0;
    const content = purify.sanitize(html, { ...ARTICLE, RETURN_DOM_FRAGMENT: true });
    // Contrary to its type, DOMPurify returns null for input without a body, such as a frameset.
    if (content === null) return '';
    const article = ownDocument.createElement('div');
    article.append(content);
    for (const frame of article.querySelectorAll('iframe')) frame.replaceWith(videoLink(frame));
    return article.innerHTML;
  };
  return (html) => {
    if (isTooComplex(html)) return plain(html);
    try {
      const article = sanitise(html);
      return article.length > MAX_LENGTH ? plain(html) : article;
    } catch (error) {
      if (error instanceof TooComplexError) return plain(html);
      throw error;
    }
  };
}

/** `Node.ELEMENT_NODE`, which Node.js does not have. */
const ELEMENT_NODE = 1;

/** Returns the text of HTML as one paragraph. No "<" is left in it, so every parser reads it as text. Runs in linear time. */
export function plainText(html: string): string {
  const text = html
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('>', '&gt;');
  return `<p>${text.trim().slice(0, MAX_LENGTH)}</p>`;
}

/** Adds a space after a block that will be dropped, so that it still separates words. */
function endWords(node: Node): void {
  if (DROPPED_BLOCKS.has(node.nodeName)) (node as Element).after(' ');
}

function setLinkTarget(link: Element, siteOrigin: string | undefined): void {
  const href = link.getAttribute('href') ?? '';
  link.removeAttribute('target');
  link.removeAttribute('rel');
  if (!/^https?:/i.test(href)) return;
  if (URL.canParse(href) && new URL(href).origin === siteOrigin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** Removes a frame unless it is YouTube's, which becomes a link later. */
function removeUnlessYoutube(frame: Element): void {
  if (!youtubeFrameUrl(frame.getAttribute('src') ?? '')) frame.remove();
}

/** Returns a paragraph with a link to a video. `data-video` marks it for the page, which plays the video there on consent. */
function videoLink(frame: Element): Element {
  const document = frame.ownerDocument;
  const link = document.createElement('a');
  link.href = youtubeWatchUrl(frame.getAttribute('src') ?? '') ?? '';
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = frame.getAttribute('title') || 'Video';
  const paragraph = document.createElement('p');
  paragraph.setAttribute('data-video', '');
  paragraph.append(link);
  return paragraph;
}

function cleanPicture(picture: Element): void {
  // DOMPurify allows data: URLs in all attributes of images regardless of the URL pattern.
  if (/^\s*data:/i.test(picture.getAttribute('src') ?? '')) picture.removeAttribute('src');
  picture.removeAttribute('href');
  picture.setAttribute('loading', 'lazy');
}
