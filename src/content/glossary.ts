import { glossary } from 'virtual:glossary';
import type { GlossaryTerm } from './glossary-term.ts';

export { glossary };

/** The term with this slug, if there is one. */
export function findTerm(slug: string): GlossaryTerm | undefined {
  return glossary.find((term) => term.slug === slug);
}
