import { glossary } from '#content/glossary.ts';
import type { GlossaryTerm } from '#content/glossary-term.ts';
import { glossaryPage } from '#content/pages/glossary-page.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { absolute, CONTEXT } from './absolute.ts';
import { company } from './organization.ts';

/** The glossary with its terms (schema.org/DefinedTermSet), for its list. */
export function definedTermSet(siteUrl: string) {
  return {
    '@context': CONTEXT,
    ...glossaryReference(siteUrl),
    description: glossaryPage.lede,
    inLanguage: 'en',
    publisher: company(siteUrl),
    hasDefinedTerm: glossary.map((term) => described(term, siteUrl)),
  };
}

/** A term of the glossary (schema.org/DefinedTerm), for its page. */
export function definedTerm(term: GlossaryTerm, siteUrl: string) {
  return {
    '@context': CONTEXT,
    ...described(term, siteUrl),
    inDefinedTermSet: glossaryReference(siteUrl),
  };
}

function glossaryReference(siteUrl: string) {
  const url = absolute(paths.glossary, siteUrl);
  return { '@type': 'DefinedTermSet', '@id': `${url}#terms`, name: pages.glossary.heading, url };
}

function described({ slug, term, abbreviation, definition }: GlossaryTerm, siteUrl: string) {
  return {
    '@type': 'DefinedTerm',
    name: term,
    ...(abbreviation && { termCode: abbreviation }),
    description: definition,
    url: absolute(paths.term(slug), siteUrl),
  };
}
