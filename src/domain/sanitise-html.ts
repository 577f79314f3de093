import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { youtubeFrameUrl } from './video-url.ts';

/** Attributes whose value is never loaded, followed or run. */
const NOT_ADDRESSES = [
  ...['title', 'alt', 'width', 'height', 'lang', 'dir', 'datetime', 'start', 'reversed', 'loading'],
  ...['colspan', 'rowspan', 'scope', 'span', 'headers', 'target', 'rel', 'allow', 'allowfullscreen'],
];

/** What an article may consist of. No style, form, script or foreign content; frames only as the hook below allows. */
const ARTICLE: Config = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'aside'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'kbd', 'abbr', 'time', 'span'],
    ...['figure', 'figcaption', 'img', 'iframe'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', ...NOT_ADDRESSES],
  // The pattern below is for addresses; without this DOMPurify would hold every other attribute against it too.
  ADD_URI_SAFE_ATTR: NOT_ADDRESSES,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * Makes a sanitiser for the HTML of posts: what it gives holds only an article's elements and attributes. Links to
 * other sites open a new tab without the opener, a frame stays only when it is a YouTube film and then becomes the
 * privacy-enhanced one, and pictures load when they come near.
 *
 * @param window the browser's, or one of a DOM implementation
 */
export function createSanitiser(window: WindowLike): (html: string) => string {
  const purify = createDOMPurify(window);
  const siteOrigin = window.document?.location?.origin;
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') treatLink(node, siteOrigin);
    if (node.nodeName === 'IFRAME') treatFrame(node);
    if (node.nodeName === 'IMG') treatPicture(node);
  });
  return (html) => purify.sanitize(html, ARTICLE);
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

function treatFrame(frame: Element): void {
  const source = youtubeFrameUrl(frame.getAttribute('src') ?? '');
  if (!source) {
    frame.remove();
    return;
  }
  frame.setAttribute('src', source);
  frame.setAttribute('loading', 'lazy');
  frame.setAttribute('allow', 'encrypted-media; picture-in-picture; fullscreen');
  if (!frame.getAttribute('title')) frame.setAttribute('title', 'Video');
}

function treatPicture(picture: Element): void {
  // DOMPurify lets pictures be data: whatever the pattern for addresses says.
  if (/^\s*data:/i.test(picture.getAttribute('src') ?? '')) picture.removeAttribute('src');
  picture.setAttribute('loading', 'lazy');
}
