import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';

// A page that is loaded when it is first visited is compiled then, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  closeDialogs();
});

// jsdom has no layout and no media: a window that matches no query is a wide one without preferences.
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

// Without layout everything counts as being in the window.
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element): void {
    this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

// Without layout there is nothing to scroll; a test that is about scrolling spies on these.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// jsdom's dialog has the `open` attribute, but neither the top layer nor the methods; Escape is the browser's and is
// covered by the journeys. As in a browser, the event comes in a task after the one that closes.
const modal = new WeakSet<Element>();
const matches = Element.prototype.matches;
Object.assign(HTMLDialogElement.prototype, {
  returnValue: '',
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    this.open = true;
    modal.add(this);
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    modal.delete(this);
    if (returnValue !== undefined) this.returnValue = returnValue;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
  matches(this: HTMLDialogElement, selector: string) {
    return selector === ':modal' ? modal.has(this) : matches.call(this, selector);
  },
});
// A form with the method "dialog" closes its dialog with the value of the button that sent it.
addEventListener('submit', (event) => {
  const { target, submitter } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
  if (target.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  target.closest('dialog')?.close(submitter?.getAttribute('value') ?? '');
});

// jsdom takes <search> for a misspelt element, and React would say so.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    const isSearch = this !== HTMLUnknownElement.prototype && this.localName === 'search';
    return isSearch ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// jsdom has no popovers. What Escape and a press elsewhere do is the browser's, and covered by the journeys.
const SHOWN = 'data-popover-shown';
const popoverStyles = document.createElement('style');
// Its own style sheet hides what is not :popover-open, and nothing ever is.
popoverStyles.textContent = `[popover][${SHOWN}] { display: block !important; }`;
document.head.append(popoverStyles);
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.setAttribute(SHOWN, '');
  },
  hidePopover(this: HTMLElement) {
    this.removeAttribute(SHOWN);
  },
  togglePopover(this: HTMLElement) {
    return this.toggleAttribute(SHOWN);
  },
});
addEventListener('click', ({ target, defaultPrevented }) => {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!defaultPrevented) popover?.togglePopover();
});
