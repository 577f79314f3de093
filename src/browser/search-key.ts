import { readText, storeText } from './stored-values.ts';

/** The keys in the syntax of `aria-keyshortcuts`; the link to the search is found by that attribute. */
export const SEARCH_KEYS = '/ Control+K Meta+K';

/** Stored if a visitor has switched "/" off (WCAG 2.1.4), because speech input may press it by accident. */
const STORAGE_KEY = 'search-key';

/** Controls in which a key enters or chooses something. */
const TEXT_CONTROLS = 'input, textarea, select, [contenteditable]';

/**
 * Lets "/", Ctrl-K and Cmd-K click the link to the search. Runs in the head of every page, since the link leads to the
 * search page even before hydration.
 */
export function searchByKey(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isSearchKey(event)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${SEARCH_KEYS}"]`)?.click();
  });
}

/** Whether "/" opens the search. */
export function isSlashKeyOn(): boolean {
  return readText('localStorage', STORAGE_KEY) === null;
}

/** Switches "/" on or off; without storage it stays on. */
export function switchSlashKey(isOn: boolean): void {
  storeText('localStorage', STORAGE_KEY, isOn ? null : 'off');
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || (target instanceof Element && target.closest(TEXT_CONTROLS))) return false;
  // On some keyboards "/" needs Shift.
  if (key === '/') return !ctrlKey && !metaKey && isSlashKeyOn();
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}
