import { type Extensions, getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { DOMSerializer, DOMParser as DocumentParser, type Node } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { ARTICLE_ADDRESS } from '#domain/html/sanitise-html.ts';
import { postBody } from './article-html.ts';

/** What can be written as rich text. Links open as domain/html/sanitise-html.ts has it, whatever is set here. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => ARTICLE_ADDRESS.test(address ?? ''),
    },
  }),
  Image,
];

const schema = getSchema(extensions);

/** The editor's document of a text. */
export function documentOf(html: string): Node {
  return DocumentParser.fromSchema(schema).parse(postBody(html));
}

/** The HTML of a document as it would be written by hand; nothing for an empty one. */
export function htmlOf(document: Node): string {
  const body = bodyOf(document);
  return body.textContent?.trim() || body.querySelector('img, hr') ? body.innerHTML : '';
}

function bodyOf({ content, type }: Node): HTMLElement {
  const body = window.document.createElement('div');
  body.append(DOMSerializer.fromSchema(type.schema).serializeFragment(content));
  // The editor puts every item of a list into a paragraph.
  for (const item of body.querySelectorAll('li')) {
    const paragraphs = [...item.children].filter(({ localName }) => localName === 'p');
    if (paragraphs.length === 1) paragraphs[0]?.replaceWith(...paragraphs[0].childNodes);
  }
  // It also keeps an empty line at the end, to write on.
  while (body.lastElementChild?.localName === 'p' && !body.lastElementChild.hasChildNodes()) {
    body.lastElementChild.remove();
  }
  return body;
}

/** The names that the editor gives to elements which mean the same. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Attributes that postBody sets by itself, whatever is written. */
const SET_ANEW = ['target', 'rel', 'loading', 'data-film'];

/**
 * What of a text the editor would drop: the names of elements, of attributes with their element, or `text`. Paragraphs
 * may come and go.
 */
export function lossesOf(html: string): string[] {
  const [before, after] = [postBody(html), bodyOf(documentOf(html))];
  const [written, kept] = [countParts(before), countParts(after)];
  const lost = [...written].filter(([name, count]) => name !== 'p' && (kept.get(name) ?? 0) < count);
  const words = (body: HTMLElement) => body.textContent?.replace(/\s+/g, '');
  return [...lost.map(([name]) => name), ...(words(before) === words(after) ? [] : ['text'])];
}

function countParts(body: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of [...body.querySelectorAll('*')].flatMap(partsOf)) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** An element and its attributes by name. */
function partsOf(element: Element): string[] {
  const isFilm = element.hasAttribute('data-film');
  const name = isFilm ? 'film' : (SAME[element.localName] ?? element.localName);
  const attributes = element.getAttributeNames().filter((attribute) => !SET_ANEW.includes(attribute));
  return [name, ...attributes.map((attribute) => `${attribute} of ${name}`)];
}
