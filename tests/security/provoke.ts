/** A page as its own scripts see it. */
export type Page = Window & typeof globalThis;

/** Events that happen to any element sooner or later. */
const COMMON_EVENTS = (
  'click dblclick auxclick contextmenu mousedown mouseup mousemove mouseover mouseenter mouseout pointerdown ' +
  'pointerup pointermove pointerover pointerenter focus focusin blur keydown keyup input change toggle load error ' +
  'animationstart animationend transitionend'
).split(' ');

/**
 * Does to a page whatever could make something in it run: clicks and focuses every element, submits every form, and
 * fires common events and those with a handler on every element. A page under attack may have shadowed its own methods,
 * so those of this page are used.
 */
export function provoke(page: Page): void {
  page.addEventListener('click', preventNavigation, { capture: true });
  for (const element of Document.prototype.querySelectorAll.call(page.document, '*')) {
    if (element instanceof page.HTMLElement) HTMLElement.prototype.focus.call(element);
    for (const name of [...COMMON_EVENTS, ...handledBy(element)]) {
      happen(page, element, name);
      // The body's handlers for window-only events belong to the window.
      if (element.localName === 'body') happen(page, page, name);
    }
    if (element instanceof page.HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(element);
  }
}

function handledBy(element: Element): string[] {
  const names: string[] = Element.prototype.getAttributeNames.call(element);
  return names.filter((name) => name.startsWith('on')).map((name) => name.slice('on'.length));
}

function happen(page: Page, target: EventTarget, name: string): void {
  const event =
    name === 'click'
      ? new page.MouseEvent(name, { bubbles: true, cancelable: true })
      : new page.Event(name, { cancelable: true });
  EventTarget.prototype.dispatchEvent.call(target, event);
}

/** Cancels a link that only navigates, which an article may contain. A link that would run script is followed. */
function preventNavigation(event: Event): void {
  const link = event.composedPath().find(isLink);
  const address = link && Element.prototype.getAttribute.call(link, 'href');
  if (address && /^(?:https?:|mailto:|tel:|\/)/i.test(address)) event.preventDefault();
}

function isLink(target: EventTarget): target is Element {
  return 'localName' in target && (target.localName === 'a' || target.localName === 'area');
}
