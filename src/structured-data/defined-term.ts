import { glossary } from '#content/glossary.ts';
import type { GlossaryTerm } from '#content/glossary-term.ts';
import { glossaryPage } from '#content/pages/glossary-page.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { absolute, company } from './company.ts';

const PAGE = absolute(paths.glossary);
const GLOSSARY = {
  '@type': 'DefinedTermSet',
  '@id': `${PAGE}#terms`,
  name: pages.glossary.heading,
  url: PAGE,
};

/** The glossary with its terms (schema.org/DefinedTermSet), for its list. */
export function definedTermSet() {
  return {
    ...GLOSSARY,
    description: glossaryPage.lede,
    inLanguage: 'en',
    publisher: company,
    hasDefinedTerm: glossary.map(describeTerm),
  };
}

/** A term of the glossary (schema.org/DefinedTerm), for its page. */
export function definedTerm(term: GlossaryTerm) {
  return { ...describeTerm(term), inDefinedTermSet: GLOSSARY };
}

function describeTerm({ slug, term, abbreviation, definition }: GlossaryTerm) {
  return {
    '@type': 'DefinedTerm',
    name: term,
    ...(abbreviation && { termCode: abbreviation }),
    description: definition,
    url: absolute(paths.term(slug)),
  };
}
