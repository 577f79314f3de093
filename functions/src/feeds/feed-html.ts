import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS } from '#domain/html/article-elements.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { youtubeWatchUrl } from '#domain/html/video-url.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Other elements are dropped but their content stays, except for those in NEVER_SHOWN. */
const ELEMENTS = new Set(ARTICLE_ELEMENTS);
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'col']);
const NEVER_SHOWN = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
]);
const ATTRIBUTES = new Set(ARTICLE_ATTRIBUTES);
/** Protocols allowed in links and images. */
const ALLOWED_URLS = { href: /^(?:https?|mailto|tel):/, src: /^https?:/ };
const HTML = 'http://www.w3.org/1999/xhtml';
/** Deeper than any article, and where browsers stop nesting too. */
const MAX_DEPTH = 512;

/**
 * The content of a post for feed readers: parsed as a browser would and serialised with only an article's elements and
 * attributes, and with absolute URLs. A YouTube frame becomes a link to its video. The site's own sanitiser needs a
 * DOM, which functions do not have; feed readers sanitise again.
 *
 * @param base the URL of the post's page, against which relative URLs are resolved
 */
export function feedHtml(content: string, base: string): string {
  return writeAll(parseFragment(content).childNodes, base, 0);
}

function writeAll(nodes: readonly Node[], base: string, depth: number): string {
  return nodes.map((node) => write(node, base, depth)).join('');
}

function write(node: Node, base: string, depth: number): string {
  if (node.nodeName === '#text' && 'value' in node) return escapeHtml(node.value);
  if (!('tagName' in node) || node.namespaceURI !== HTML || depth > MAX_DEPTH) return '';
  const { tagName: name, childNodes } = node;
  if (NEVER_SHOWN.has(name)) return '';
  if (name === 'iframe') return videoLink(node);
  if (name === 'img' && !address(node, 'src', base)) return '';
  const inside = writeAll(childNodes, base, depth + 1);
  if (!ELEMENTS.has(name)) return inside;
  const start = `<${name}${attributes(node, base)}>`;
  return VOID_ELEMENTS.has(name) ? start : `${start}${inside}</${name}>`;
}

function attributes(element: Element, base: string): string {
  const allowed = element.attrs
    .filter(({ name }) => ATTRIBUTES.has(name))
    .map(({ name, value }) => [name, value]);
  const place = { a: 'href' as const, img: 'src' as const }[element.tagName];
  const url = place && address(element, place, base);
  if (place && url) allowed.unshift([place, url]);
  return allowed.map(([name, value = '']) => ` ${name}="${escapeHtml(value)}"`).join('');
}

/** Returns the absolute URL in an attribute if its protocol is allowed. */
function address(element: Element, place: keyof typeof ALLOWED_URLS, base: string): string | undefined {
  const value = attributeOf(element, place);
  if (value === undefined || !URL.canParse(value, base)) return undefined;
  const { href } = new URL(value, base);
  return ALLOWED_URLS[place].test(href) ? href : undefined;
}

function videoLink(frame: Element): string {
  const video = youtubeWatchUrl(attributeOf(frame, 'src') ?? '');
  const title = attributeOf(frame, 'title') || 'Video';
  return video ? `<p><a href="${escapeHtml(video)}">${escapeHtml(title)}</a></p>` : '';
}

function attributeOf(element: Element, attribute: string): string | undefined {
  return element.attrs.find(({ name }) => name === attribute)?.value;
}
