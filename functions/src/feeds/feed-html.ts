import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS } from '../../../src/domain/html/article-elements.ts';
import { escapeHtml } from '../../../src/domain/html/escape-html.ts';
import { youtubeWatchUrl } from '../../../src/domain/html/video-url.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Of others that are no scripts the content stays. */
const ELEMENTS = new Set(ARTICLE_ELEMENTS);
const WITHOUT_END = new Set(['br', 'hr', 'img', 'col']);
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
/** Where links may lead, and where pictures may come from. */
const PLACES = { href: /^(?:https?|mailto|tel):/, src: /^https?:/ };
const HTML = 'http://www.w3.org/1999/xhtml';
/** Deeper than any article. Browsers give up at the same depth. */
const DEEPEST = 512;

/**
 * The content of a post for feed readers: an article's elements and attributes only, written anew from what a browser
 * would read, with full addresses. The frame of a YouTube film becomes a link to it. Functions have no DOM, which the
 * site's own sanitiser needs; feed readers sanitise once more.
 *
 * @param base the address of the post's page, which other addresses begin from
 */
export function feedHtml(content: string, base: string): string {
  return writeAll(parseFragment(content).childNodes, base, 0);
}

function writeAll(nodes: readonly Node[], base: string, depth: number): string {
  return nodes.map((node) => write(node, base, depth)).join('');
}

function write(node: Node, base: string, depth: number): string {
  if (node.nodeName === '#text' && 'value' in node) return escapeHtml(node.value);
  if (!('tagName' in node) || node.namespaceURI !== HTML || depth > DEEPEST) return '';
  const { tagName: name, childNodes } = node;
  if (NEVER_SHOWN.has(name)) return '';
  if (name === 'iframe') return filmLink(node);
  if (name === 'img' && !address(node, 'src', base)) return '';
  const inside = writeAll(childNodes, base, depth + 1);
  if (!ELEMENTS.has(name)) return inside;
  const start = `<${name}${attributes(node, base)}>`;
  return WITHOUT_END.has(name) ? start : `${start}${inside}</${name}>`;
}

function attributes(element: Element, base: string): string {
  const kept = element.attrs
    .filter(({ name }) => ATTRIBUTES.has(name))
    .map(({ name, value }) => [name, value]);
  const place = { a: 'href' as const, img: 'src' as const }[element.tagName];
  const url = place && address(element, place, base);
  if (place && url) kept.unshift([place, url]);
  return kept.map(([name, value = '']) => ` ${name}="${escapeHtml(value)}"`).join('');
}

/** The full address in an attribute, if it leads where an article's may. */
function address(element: Element, place: keyof typeof PLACES, base: string): string | undefined {
  const value = attributeOf(element, place);
  if (value === undefined || !URL.canParse(value, base)) return undefined;
  const { href } = new URL(value, base);
  return PLACES[place].test(href) ? href : undefined;
}

function filmLink(frame: Element): string {
  const film = youtubeWatchUrl(attributeOf(frame, 'src') ?? '');
  const title = attributeOf(frame, 'title') || 'Video';
  return film ? `<p><a href="${escapeHtml(film)}">${escapeHtml(title)}</a></p>` : '';
}

function attributeOf(element: Element, attribute: string): string | undefined {
  return element.attrs.find(({ name }) => name === attribute)?.value;
}
