import { glossary } from 'virtual:glossary';
import type { GlossaryTerm } from './glossary-term.ts';

export { glossary };

export function findTerm(slug: string): GlossaryTerm | undefined {
  return glossary.find((term) => term.slug === slug);
}
