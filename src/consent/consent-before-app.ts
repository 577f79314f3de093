import { hasPrivacyControl } from './privacy-control.ts';
import { ALL_PURPOSES } from './purposes.ts';
import { readChoice, storeChoice } from './stored-choice.ts';

/** The id of the banner, a `<dialog>`. Before hydration the browser closes it when its form is submitted. */
export const BANNER_ID = 'consent-banner';
/** The values of the two buttons that submit the form. */
export const ACCEPT = 'accept';
export const REJECT = 'reject';

/** Moves the focus to the content if it was lost when the banner, with the focused button, was removed. */
export function focusContent(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Hides the banner before the first paint if the visitor has already chosen, and stores a choice as soon as it is made,
 * even before hydration. Runs in the head of every page.
 */
export function handleBannerBeforeApp(): void {
  if (readChoice() || hasPrivacyControl()) document.documentElement.dataset.consent = 'decided';
  // The event `close` would come too late for a visitor who leaves right after the choice.
  document.addEventListener(
    'submit',
    ({ target, submitter }) => {
      if (!(target as Element).closest(`#${BANNER_ID}`)) return;
      const choice = submitter?.getAttribute('value');
      if (choice === ACCEPT) storeChoice(ALL_PURPOSES);
      if (choice === REJECT) storeChoice([]);
    },
    { capture: true },
  );
  document.addEventListener(
    'close',
    ({ target }) => {
      if ((target as Element).id === BANNER_ID) focusContent();
    },
    { capture: true },
  );
}
