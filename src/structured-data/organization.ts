import { site } from '#content/site.ts';
import { paths } from '#paths.ts';
import { absolute, CONTEXT } from './absolute.ts';

/** Square, as search engines show it: Google requires at least 112 x 112. The header's logo is 32 high. */
const LOGO = '/images/logo-square.svg';

/** The company, for the home page (developers.google.com/search/docs/appearance/structured-data/organization). */
export function organization(siteUrl: string) {
  return {
    '@context': CONTEXT,
    ...company(siteUrl),
    // The no-break spaces in the name are only for display.
    legalName: site.legalName.replaceAll('\u00a0', ' '),
    email: site.email,
    sameAs: [site.links.linkedIn, site.links.youTube],
  };
}

/** The company as a reference on other pages. The `@id` links it to the description on the home page. */
export function company(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': `${absolute(paths.home, siteUrl)}#organization`,
    name: site.name,
    url: absolute(paths.home, siteUrl),
    logo: absolute(LOGO, siteUrl),
  };
}
