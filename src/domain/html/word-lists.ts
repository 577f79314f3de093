// cspell:ignore ivxlc
/** What Word writes for an item of a list: its level in a style, the element with its marker, and markers of numbered lists. */
const LEVEL = /mso-list:\s*l\d+ level(\d+)/i;
const MARKER = '[data-style*="mso-list:Ignore" i]';
const NUMBERED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface OpenList {
  readonly element: Element;
  readonly level: number;
}

/**
 * Turns the paragraphs that Word writes for lists into lists. Each such paragraph contains its marker (a bullet or number) as
 * text, and has its level in its style.
 */
export function buildWordLists(body: HTMLElement): void {
  /** The list of the previous paragraph and the lists that contain it, the outermost first. */
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p[data-style*="mso-list"]')) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('data-style') ?? '')?.[1]);
    if (!level) continue;
    if (paragraph.previousElementSibling !== open[0]?.element) open = []; // Other text ended the list.
    const marker = paragraph.querySelector(MARKER)?.textContent?.trim() ?? '';
    const name = NUMBERED.test(marker) ? 'ol' : 'ul';
    open = open.filter(
      (list) => list.level < level || (list.level === level && list.element.localName === name),
    );
    let current = open.at(-1);
    if (current?.level !== level) {
      const element = body.ownerDocument.createElement(name);
      const start = Number.parseInt(marker, 10);
      if (start > 1) element.setAttribute('start', String(start));
      if (current) current.element.lastElementChild?.append(element);
      else paragraph.before(element);
      current = { element, level };
      open.push(current);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.element.append(item);
    paragraph.remove();
  }
}
