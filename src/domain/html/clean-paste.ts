import { ARTICLE_ELEMENTS, INLINE_ELEMENTS } from './article-elements.ts';
import { addTableHead } from './table-head.ts';
import { buildWordLists } from './word-lists.ts';

const INLINE = new Set(INLINE_ELEMENTS);

/** The attribute that styles are moved to. Parsing a `style` or an event handler would be reported by the security policy. */
const STYLE = 'data-style';

/** Returns HTML with its styles and event handlers renamed to `data-…`: cleanPaste reads the styles. Runs in linear time. */
export function setStylesAside(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='));
}

/** What comes with the text but is not part of it: stylesheets, column widths, Word's list markers, comments and deleted text. */
const NOISE =
  'style, script, title, meta, link, del, col, colgroup, br.Apple-interchange-newline, .MsoCommentReference, [data-style*="mso-list:Ignore" i], [data-style*="mso-element:comment" i]';

/** The styles by which other programs express what HTML has an element for. `(?<!-)` excludes Word's `mso-bidi-font-weight`. */
const MARKS: readonly (readonly [style: RegExp, element: string])[] = [
  [/(?<!-)font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<!-)font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
];

/** Elements that their own style cancels: Google Docs wraps everything it copies in a `b` that is not bold. */
const UNMARKED: Readonly<Record<string, RegExp>> = {
  b: /(?<!-)font-weight:\s*(?:normal|[1-5]00)/i,
  i: /(?<!-)font-style:\s*normal/i,
};

const KEPT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  iframe: ['src', 'title'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

const BLOCKS = 'p, h2, h3, h4, ul, ol, dl, table, blockquote, pre, figure, hr, aside, div, section, article';
const KEPT_EMPTY = 'br, hr, img, iframe, table, table *'; // Kept although they have no text.
const KEPT = new Set([...ARTICLE_ELEMENTS.filter((name) => name !== 'span'), 'iframe']);

/**
 * Turns what Word, Google Docs, spreadsheets and other programs put on the clipboard into an article's elements. Styles, fonts,
 * colours, empty paragraphs and foreign elements are removed, but bold and the like stay. Headings begin at the second level, and a
 * table without header cells gets a header row.
 *
 * @param body parsed from HTML with its styles set aside; modified in place; not sanitised here
 */
export function cleanPaste(body: HTMLElement): void {
  buildWordLists(body);
  for (const noise of body.querySelectorAll(NOISE)) noise.remove();
  nestLists(body);
  levelHeadings(body);
  for (const element of body.querySelectorAll('*')) cleanElement(element);
  collapseSpaces(body);
  wrapLooseText(body);
  for (const table of body.querySelectorAll('table')) addHeaderRow(table);
  dropEmpty(body);
  for (const element of body.querySelectorAll('*')) dropAttributes(element);
}

/** Moves each inner list into the item before it: Google Docs puts the list beside that item. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    list.previousElementSibling?.append(list);
  }
}

/** The title of the page is its only first-level heading, and articles have three levels below it. */
function levelHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  const shift = body.querySelector('h1') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    rename(heading, `h${Math.min(4, Number(heading.localName[1]) + shift)}`);
  }
}

/** Renames an element, removes it or replaces it by its content, so that only elements of articles are left. */
function cleanElement(element: Element): void {
  const { localName: name } = element;
  const style = element.getAttribute(STYLE) ?? '';
  if (/mso-spacerun|Apple-converted-space/i.test(style + element.className)) element.textContent = ' ';
  const isMereAnchor = name === 'a' && !element.hasAttribute('href');
  const isOnWeb = /^(?:https?:|\/(?!\/))/i.test(element.getAttribute('src') ?? ''); // Or a path of this site.
  if (name === 'img' && !isOnWeb) element.remove();
  else if (name === 'div' && !element.querySelector(BLOCKS)) rename(element, 'p');
  else if (name === 'p' && isOnlyParagraph(element)) unwrap(element);
  else if (!KEPT.has(name) || isMereAnchor || UNMARKED[name]?.test(style)) unwrap(mark(element, style));
  else if (/^(?:b|strong)$/.test(name) && element.closest('h2, h3, h4')) unwrap(element);
}

/** Whether a paragraph is the only one in a list item or a table cell. */
function isOnlyParagraph({ parentElement: parent }: Element): boolean {
  if (!parent || !/^(?:li|td|th)$/.test(parent.localName)) return false;
  return [...parent.children].filter(({ localName }) => localName === 'p').length === 1;
}

/** Wraps an element's content in the elements that its style expresses, unless it is in a heading, or is a `b` or `i`. */
function mark(element: Element, style: string): Element {
  if (element.closest('h2, h3, h4') || UNMARKED[element.localName]) return element;
  for (const [pattern, name] of MARKS) {
    if (!pattern.test(style) || !element.textContent?.trim()) continue;
    const marked = element.ownerDocument.createElement(name);
    marked.append(...element.childNodes);
    element.append(marked);
  }
  return element;
}

/** Collapses white space as HTML shows it: one space between words, none around blocks. Removes comments. */
function collapseSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  const nodes: CharacterData[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as CharacterData);
  for (const node of nodes) {
    if (node.nodeType === node.COMMENT_NODE) node.remove();
    else if (!node.parentElement?.closest('pre')) collapse(node);
  }
}

function collapse(text: CharacterData): void {
  text.data = text.data.replace(/[ \t\r\n]+/g, ' ');
  const isInBlock = !INLINE.has(text.parentElement?.localName ?? '');
  const isEdge = (sibling: ChildNode | null) => (sibling === null ? isInBlock : !isInline(sibling));
  if (isEdge(text.previousSibling)) text.data = text.data.trimStart();
  if (isEdge(text.nextSibling)) text.data = text.data.trimEnd();
  if (text.data === '') text.remove();
}

function isInline({ nodeName }: ChildNode): boolean {
  return nodeName === '#text' || INLINE.has(nodeName.toLowerCase());
}

/** Wraps text and inline elements that are in no block into paragraphs. */
function wrapLooseText(body: HTMLElement): void {
  let paragraph: Element | undefined;
  for (const node of [...body.childNodes]) {
    if (!isInline(node)) paragraph = undefined;
    else {
      if (!paragraph) {
        paragraph = body.ownerDocument.createElement('p');
        node.before(paragraph);
      }
      paragraph.append(node);
    }
  }
}

/** Makes the first row the header of a table that has no header cells, such as one from a spreadsheet. */
function addHeaderRow(table: HTMLTableElement): void {
  const [first, second] = table.rows;
  if (second && !table.querySelector('th')) for (const cell of [...(first?.cells ?? [])]) rename(cell, 'th');
  addTableHead(table);
}

/** Removes line breaks between blocks or at the end of one, and empty elements: inner ones first, as this may empty outer ones. */
function dropEmpty(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const isNeedlessBreak = element.matches('br') && (element.parentElement === body || !element.nextSibling);
    const isEmpty =
      !element.matches(KEPT_EMPTY) &&
      !element.textContent?.trim() &&
      !element.querySelector('img, iframe, hr');
    if (isNeedlessBreak || isEmpty) element.remove();
  }
}

function dropAttributes(element: Element): void {
  const kept = KEPT_ATTRIBUTES[element.localName] ?? [];
  for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Renames an element. Keeps only the attributes that later steps read, and the spans of cells. */
function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) {
    if (/^(?:data-style|class|colspan|rowspan)$/.test(attribute)) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
