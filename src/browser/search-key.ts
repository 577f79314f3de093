import { readText, storeText } from './stored-values.ts';

/** In the syntax of `aria-keyshortcuts`, by which the link is found. */
export const SEARCH_KEYS = '/ Control+K Meta+K';

/** Where it is stored that a visitor has switched "/" off (WCAG 2.1.4); speech input would press it by accident. */
const STORAGE_KEY = 'search-key';

/** A control that accepts text. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

/**
 * Lets "/", Ctrl-K and Cmd-K press the link to the search. For the head of every page: before hydration the link leads
 * to the search page.
 */
export function searchByKey(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isSearchKey(event)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${SEARCH_KEYS}"]`)?.click();
  });
}

/** Whether "/" opens the search. */
export function isSlashOn(): boolean {
  return readText('localStorage', STORAGE_KEY) === null;
}

/** Switches "/" on or off; without storage it stays on. */
export function switchSlash(on: boolean): void {
  storeText('localStorage', STORAGE_KEY, on ? null : 'off');
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || (target instanceof Element && target.closest(WRITTEN_IN))) return false;
  // On some keyboards "/" needs Shift.
  if (key === '/') return !ctrlKey && !metaKey && isSlashOn();
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}
