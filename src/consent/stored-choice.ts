import {
  acceptCategory,
  getCookie,
  getUserPreferences,
  reset,
  run,
  setCookieData,
  validConsent,
} from 'vanilla-cookieconsent';
import { hasPrivacyControl } from './privacy-control.ts';
import type { Purpose } from './purposes.ts';

/** The name of the entry in the local storage. */
export const CHOICE_KEY = 'cookie-consent';

/** To be raised when purposes, providers or texts change: a choice made under an older one is asked for again. */
const CHOICE_REVISION = 1;

/** Half a year, after which everybody is asked again. */
const CHOICE_DAYS = 182;

/** What an analytics tag may have left; cleared when measurement is no longer allowed. */
const MEASUREMENT_COOKIES = [{ name: /^_ga/ }, { name: '_gid' }];

/** Reads the choice of this browser. Gives what it allows, or undefined where there is no valid one. */
export async function readChoice(purposes: readonly Purpose[]): Promise<readonly Purpose[] | undefined> {
  reset();
  await run({
    mode: 'opt-in',
    revision: CHOICE_REVISION,
    // It takes browsers that tests drive for bots, and would keep no choice of theirs.
    hideFromBots: false,
    // The site asks with its own dialogs; the library draws its own outside of the page.
    autoShow: false,
    root: document.createElement('div'),
    manageScriptTags: false,
    // Unlike a cookie it goes to no server, and its expiry is checked by the page's own clock.
    cookie: { name: CHOICE_KEY, useLocalStorage: true, expiresAfterDays: CHOICE_DAYS },
    categories: Object.fromEntries(
      purposes.map((purpose) => [
        purpose,
        // Tags that run cannot be stopped: the page is loaded again without them.
        purpose === 'measurement' ? { autoClear: { cookies: MEASUREMENT_COOKIES, reloadPage: true } } : {},
      ]),
    ),
    language: {
      default: 'en',
      translations: { en: { consentModal: {}, preferencesModal: { sections: [] } } },
    },
  });
  return validConsent() && !isOlderThanSignal() ? accepted() : undefined;
}

/** Keeps a choice. Where measurement was allowed and is no longer, the page loads again. */
export function keepChoice(granted: readonly Purpose[]): void {
  acceptCategory([...granted]);
  setCookieData({ value: { privacyControl: hasPrivacyControl() } });
}

/** A choice made before the browser began to send the signal is older than this refusal. */
function isOlderThanSignal(): boolean {
  return hasPrivacyControl() && getCookie('data')?.privacyControl !== true;
}

function accepted(): readonly Purpose[] {
  return getUserPreferences().acceptedCategories as Purpose[];
}
