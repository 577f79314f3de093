import { openedUrl } from '#browser/opened-url.ts';
import { type Attribution, attributionOf } from '#domain/measurement/attribution.ts';

/**
 * Where this visit came from, as the browser knows it while the page is loaded, through all navigations of the app. Nothing
 * is stored. Only forms send it: the object is spread beside their fields.
 */
export function visitAttribution(): { readonly attribution?: Attribution } {
  const attribution = attributionOf(openedUrl(), document.referrer);
  return attribution ? { attribution } : {};
}
