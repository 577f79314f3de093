/** A page of its own in a frame, in which a payload may act. */
interface ShownPage {
  readonly payload: string;
  /** Whether the payload ran script, made a request to `evil.test` or left the page. */
  hasActed(): boolean;
}

type Page = Window & typeof globalThis;

/** Shows HTML as a whole page, and once more as the browser serialises it; presses and focuses everything on it. */
export function showPage(payload: string, html: string): ShownPage {
  const frame = document.createElement('iframe');
  // On top of one another, so that each is visible: what is out of view may load later, or never.
  frame.style.cssText = 'position: fixed; inset: 0';
  document.body.append(frame);
  const page = frame.contentWindow as Page;
  const { document: shown } = page;
  let hasRun = false;
  Object.assign(page, { ran: () => (hasRun = true) });
  shown.open();
  shown.write(html);
  shown.close();
  // Methods of the outer page, since the payload may have shadowed those of its own.
  const copy = Document.prototype.createElement.call(shown, 'div');
  Document.prototype.querySelector.call(shown, 'body')?.append(copy);
  copy.innerHTML = Document.prototype.querySelector.call(shown, 'body')?.innerHTML ?? '';
  touchAll(page);
  return {
    payload,
    hasActed: () =>
      hasRun ||
      frame.contentDocument !== shown ||
      page.performance.getEntriesByType('resource').some(({ name }) => name.includes('evil.test')),
  };
}

/** Focuses and presses everything on the page, for the same reason by methods of the outer page. */
function touchAll(page: Page): void {
  page.addEventListener('click', stayHere, { capture: true });
  for (const element of Document.prototype.querySelectorAll.call(page.document, '*')) {
    if (element instanceof page.HTMLElement) HTMLElement.prototype.focus.call(element);
    for (const type of ['click', 'mouseover', 'pointerenter', 'toggle'])
      EventTarget.prototype.dispatchEvent.call(
        element,
        type === 'click'
          ? new page.MouseEvent(type, { bubbles: true, cancelable: true })
          : new page.Event(type),
      );
  }
}

/** Keeps ordinary links from leaving the page, since following one is no attack; links that would run script are let through. */
function stayHere(event: Event): void {
  const link = event.composedPath().find((target) => 'localName' in target && target.localName === 'a');
  const href = link && Element.prototype.getAttribute.call(link, 'href');
  if (href && /^(?:https?:|mailto:|tel:|\/|#)/i.test(href)) event.preventDefault();
}
