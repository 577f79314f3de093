import { site } from '#content/site.ts';
import { blogPath, paths } from '#paths.ts';
import { settings } from '#settings.ts';

/** The absolute URL of a path of the site, as in canonical links. */
export function absolute(path: string): string {
  return new URL(path, settings.siteUrl).href;
}

const HOME = absolute(paths.home);

/** The company as a reference on other pages. The `@id` links it to the description on the home page. */
export const company = {
  '@type': 'Organization',
  '@id': `${HOME}#organization`,
  name: site.name,
  url: HOME,
  // Square, as search engines show it. Google requires at least 112 x 112 pixels; the header's logo is 32 pixels high.
  logo: absolute('/images/logo-square.svg'),
};

/** The company, for the home page (developers.google.com/search/docs/appearance/structured-data/organization). */
export const organization = {
  ...company,
  // The no-break spaces in the name are only for display.
  legalName: site.legalName.replaceAll('\u00a0', ' '),
  email: site.email,
  sameAs: [site.links.linkedIn, site.links.youTube],
};

/** The placeholder for the search terms (schema.org/docs/actions.html, "Potential Actions"). */
const PLACEHOLDER = 'search_term_string';

/** The site as a whole, for the home page. Its search is the blog's, which finds every post by its full text. */
export const webSite = {
  '@type': 'WebSite',
  '@id': `${HOME}#website`,
  name: site.name,
  url: HOME,
  inLanguage: 'en',
  publisher: company,
  potentialAction: {
    '@type': 'SearchAction',
    // The braces of a template must not be encoded (RFC 6570).
    target: {
      '@type': 'EntryPoint',
      urlTemplate: absolute(blogPath({ search: PLACEHOLDER })).replace(PLACEHOLDER, `{${PLACEHOLDER}}`),
    },
    'query-input': `required name=${PLACEHOLDER}`,
  },
};
