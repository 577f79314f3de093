import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { absolute, CONTEXT } from './absolute.ts';

/** Square, as search engines show it: Google wants 112 x 112 or more. The one of the header is 32 high. */
const LOGO = '/images/logo-square.svg';

/** The company, for the home page (developers.google.com/search/docs/appearance/structured-data/organization). */
export function organization(siteUrl: string) {
  return {
    '@context': CONTEXT,
    ...company(siteUrl),
    // The spaces that keep the name on one line are for the eye.
    legalName: site.legalName.replaceAll('\u00a0', ' '),
    email: site.email,
    sameAs: [site.links.linkedIn, site.links.youTube],
  };
}

/** The company as other pages name it. The `@id` says that it is the one that the home page describes. */
export function company(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${absolute(paths.home, siteUrl)}#organization`,
    name: site.name,
    url: absolute(paths.home, siteUrl),
    logo: absolute(LOGO, siteUrl),
  };
}
