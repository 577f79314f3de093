import { openedUrl } from '#browser/opened-url.ts';
import { type Attribution, attributionOf } from '#domain/measurement/attribution.ts';

/**
 * Where this visit came from. The browser holds it as long as the page is loaded, through all navigations of the app;
 * nothing is stored. For `{ ...fields, ...visitAttribution() }`: only forms send it.
 */
export function visitAttribution(): { readonly attribution?: Attribution } {
  const attribution = attributionOf(openedUrl(), document.referrer);
  return attribution ? { attribution } : {};
}
