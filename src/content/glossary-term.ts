import type { TermFrontMatter } from './front-matter.ts';

/** The slugs of the terms, `content/glossary/{slug}.md`, by group, in the order of the page. */
export const glossaryGroups = {
  'Rules and declarations': [
    'cpr',
    'dop',
    'dopc',
    'espr',
    'dpp',
    'delegated-act',
    'harmonised-standard',
    'registry',
    'npd',
    'data-carrier',
  ],
  Environment: ['epd', 'en-15804', 'lca', 'gwp', 'pcr', 'mnd', 'declared-unit'],
  Identity: ['gtin', 'gln', 'gs1-digital-link', 'resolver'],
  Models: ['bim', 'ifc', 'ids', 'property-set', 'bsdd', 'level-of-information-need', 'iso-19650'],
  'Product data': ['data-template', 'iso-23386', 'iso-23387'],
  Processes: ['value-stream-mapping', 'lead-time', 'takt-time', 'complete-and-accurate', 'flow-efficiency'],
};

/** A term as lists show it. Its own page also shows the rest of its file. */
export interface GlossaryTerm extends Pick<TermFrontMatter, 'term' | 'abbreviation' | 'definition'> {
  readonly slug: string;
  readonly group: string;
}

/** The name of a term, with its abbreviation in brackets. */
export function nameOfTerm({ term, abbreviation }: GlossaryTerm): string {
  return abbreviation ? `${term} (${abbreviation})` : term;
}
