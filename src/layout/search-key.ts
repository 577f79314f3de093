/** In the syntax of `aria-keyshortcuts`, by which the link is found. */
export const SEARCH_KEYS = '/ Control+K Meta+K';

/** A control that takes letters. */
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

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey || (target instanceof Element && target.closest(WRITTEN_IN))) return false;
  // On some keyboards "/" takes Shift.
  if (key === '/') return !ctrlKey && !metaKey;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
}
