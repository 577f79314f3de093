import { push } from './data-layer.ts';

/** The keys that advertisements add to an address. All others may be private: words, tokens, file names. */
const CAMPAIGN_KEY = /^(utm_\w+|gclid|gbraid|wbraid|dclid)$/;

/** Returns a URL without its fragment, and with no keys in its query but those of campaigns. */
export function measuredUrl(href: string): string {
  const url = new URL(href);
  for (const key of [...url.searchParams.keys()]) if (!CAMPAIGN_KEY.test(key)) url.searchParams.delete(key);
  url.hash = '';
  return url.href;
}

/**
 * Pushes `page_location` and `page_referrer` to the data layer, now and after every navigation of the app. Call before the
 * tag manager loads: its own listeners then come later, and find the new values.
 */
export function followPageUrl(): void {
  pushPageUrl();
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...args) => {
      change(...args);
      pushPageUrl();
    };
  }
  addEventListener('popstate', pushPageUrl);
}

function pushPageUrl(): void {
  push({
    page_location: measuredUrl(location.href),
    page_referrer: document.referrer && measuredUrl(document.referrer),
  });
}
