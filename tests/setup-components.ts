import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { loadHeadTags } from '#site/page-meta.tsx';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';

await loadHeadTags();

// A lazily loaded page is compiled on its first visit, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  closeDialogs();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no media queries: matching none means a wide window without preferences.
beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
});

// Without layout everything counts as visible in the viewport.
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe(target: Element): void {
    this.#report([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

// jsdom records no navigation timing: without an entry, the site takes the URL of the document.
performance.getEntriesByType = () => [];

// Without layout there is no scrolling; tests of scrolling spy on these.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = async () => {};

// jsdom's dialog has the `open` attribute, but neither the top layer nor the methods; the journeys cover Escape. As in a
// browser, the close event is dispatched asynchronously.
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
// A form with method="dialog" closes its dialog with the value of its submit button.
addEventListener('submit', (event) => {
  const { target, submitter } = event;
  if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
  if (target.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  target.closest('dialog')?.close(submitter?.getAttribute('value') ?? '');
});

// jsdom treats <search> as unknown, which React would warn about.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: Element) {
    const isSearch = this !== HTMLUnknownElement.prototype && this.localName === 'search';
    return isSearch ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

// jsdom has no popovers. The journeys cover light dismissal with Escape and outside presses.
const SHOWN = 'data-popover-shown';
const popoverStyles = document.createElement('style');
// jsdom's own stylesheet hides every popover that is not :popover-open, which never matches there.
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
