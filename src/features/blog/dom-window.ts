type DomWindow = Window & typeof globalThis;

let provided: DomWindow | undefined;

/** Provides the DOM that posts are sanitised in where there is no browser: jsdom, which DOMPurify is tested with. */
export function provideDomWindow(window: DomWindow): void {
  provided = window;
}

/** The browser's window, or the one that was provided. */
export function domWindow(): DomWindow {
  return provided ?? window;
}
