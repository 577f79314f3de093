import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { closeDialogs } from '#ui/dialog-store.ts';

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
// covered by the journeys.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
