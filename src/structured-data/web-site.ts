import { site } from '#content/site.ts';
import { blogPath, paths } from '#paths.ts';
import { absolute, CONTEXT } from './absolute.ts';
import { company } from './organization.ts';

/** The placeholder for the search terms (schema.org/docs/actions.html, "Potential Actions"). */
const PLACE = 'search_term_string';

/** The site as a whole, for the home page. Its search is the blog's, the only full-text one. */
export function webSite(siteUrl: string) {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${absolute(paths.home, siteUrl)}#website`,
    name: site.name,
    url: absolute(paths.home, siteUrl),
    inLanguage: 'en',
    publisher: company(siteUrl),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(siteUrl) },
      'query-input': `required name=${PLACE}`,
    },
  };
}

/** The braces of a template must not be encoded (RFC 6570). */
function searchTemplate(siteUrl: string): string {
  return absolute(blogPath({ search: PLACE }), siteUrl).replace(PLACE, `{${PLACE}}`);
}
