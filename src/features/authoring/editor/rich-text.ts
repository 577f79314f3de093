import { type Extensions, getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { DOMSerializer, DOMParser as DocumentParser, type Node } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';
import { ARTICLE_URL } from '#domain/html/sanitise-html.ts';
import { addTableHead } from '#domain/html/table-head.ts';
import { postBody } from './article-html.ts';
import { Figure } from './figure-node.ts';
import { tableNodes } from './table-nodes.ts';

/** The Tiptap extensions, which define what the editor can hold. How links open is decided by sanitise-html.ts, not here. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => ARTICLE_URL.test(url ?? ''),
    },
  }),
  Image,
  Figure,
  ...tableNodes,
];

const schema = getSchema(extensions);

/** Parses HTML into the editor's document. */
export function documentOf(html: string): Node {
  return DocumentParser.fromSchema(schema).parse(postBody(html));
}

/** Returns a document as plain HTML, without the paragraphs that the editor adds; empty for an empty document. */
export function htmlOf(document: Node): string {
  const body = bodyOf(document);
  return body.textContent?.trim() || body.querySelector('img, hr') ? body.innerHTML : '';
}

function bodyOf({ content, type }: Node): HTMLElement {
  const body = window.document.createElement('div');
  body.append(DOMSerializer.fromSchema(type.schema).serializeFragment(content));
  // The editor wraps the text of every list item and cell in a paragraph.
  for (const container of body.querySelectorAll('li, th, td')) {
    const paragraphs = [...container.children].filter(({ localName }) => localName === 'p');
    if (paragraphs.length === 1) paragraphs[0]?.replaceWith(...paragraphs[0].childNodes);
  }
  for (const table of body.querySelectorAll('table')) addTableHead(table);
  for (const caption of body.querySelectorAll('figcaption:empty')) caption.remove();
  // The editor also adds empty paragraphs at the end.
  while (body.lastElementChild?.localName === 'p' && !body.lastElementChild.hasChildNodes()) {
    body.lastElementChild.remove();
  }
  return body;
}

/** Elements that the editor writes under another name with the same meaning. */
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

/** Attributes that postBody always sets itself. */
const SET_BY_SANITISER = ['target', 'rel', 'loading', 'data-video'];

/** What the editor would drop from a text: elements (`table`), attributes (`lang of em`) or `text`. Paragraphs do not count. */
export function lossesOf(html: string): string[] {
  const [before, after] = [postBody(html), bodyOf(documentOf(html))];
  const [oldCounts, newCounts] = [countParts(before), countParts(after)];
  const lost = [...oldCounts].filter(([name, count]) => name !== 'p' && (newCounts.get(name) ?? 0) < count);
  const lettersOf = (body: HTMLElement) => body.textContent?.replace(/\s+/g, '');
  return [...lost.map(([name]) => name), ...(lettersOf(before) === lettersOf(after) ? [] : ['text'])];
}

function countParts(body: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of [...body.querySelectorAll('*')].flatMap(partsOf)) {
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** The name of an element, and each of its attributes with that name: `lang of p`. */
function partsOf(element: Element): string[] {
  const isVideo = element.hasAttribute('data-video');
  const name = isVideo ? 'video' : (SYNONYMS[element.localName] ?? element.localName);
  const attributes = element.getAttributeNames().filter((attribute) => !SET_BY_SANITISER.includes(attribute));
  return [name, ...attributes.map((attribute) => `${attribute} of ${name}`)];
}
