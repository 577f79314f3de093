/** How many hours a download link is valid, unless SITE_LINK_HOURS says otherwise (spec, section 9: one hour). */
export const LINK_HOURS = 1;

/** The maximum of SITE_LINK_HOURS. A link is meant for its recipient alone, so it must not work for long. */
export const MAX_LINK_HOURS = 72;

/** How long a link is valid, in words. */
export function linkValidity(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
