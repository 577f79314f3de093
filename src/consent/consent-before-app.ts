import { hasPrivacyControl } from './privacy-control.ts';
import { ALL_PURPOSES } from './purposes.ts';
import { readChoice, storeChoice } from './stored-choice.ts';

/** The banner: a dialog whose buttons close it with what they stand for, with and without the app. */
export const BANNER_ID = 'consent-banner';
export const ACCEPT = 'accept';
export const REJECT = 'reject';

/** The pressed button is gone with the question: keyboard and screen reader go on at the content, not at the body. */
export function goOnAtContent(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Hides the banner from whoever has answered it before the page is painted, and stores an answer as soon as it is given,
 * also before the app is there. For the head of every page.
 */
export function answerBannerBeforeApp(): void {
  if (readChoice() || hasPrivacyControl()) document.documentElement.dataset.consent = 'answered';
  document.addEventListener(
    'close',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.id !== BANNER_ID) return;
      if (target.returnValue === ACCEPT) storeChoice(ALL_PURPOSES);
      if (target.returnValue === REJECT) storeChoice([]);
      goOnAtContent();
    },
    { capture: true },
  );
}
