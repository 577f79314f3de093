import { openedUrl } from '#browser/opened-url.ts';
import { type Attribution, attributionOf } from '#domain/measurement/attribution.ts';

/**
 * Where this visit came from. The opened URL and the referrer stay the same until the browser loads another page, however
 * often the app navigates, so nothing is stored. Only forms send it: the object is spread beside their fields.
 */
export function visitAttribution(): { readonly attribution?: Attribution } {
  const attribution = attributionOf(openedUrl(), document.referrer);
  return attribution ? { attribution } : {};
}
