import { plainText } from '#domain/html/plain-text.ts';
import type { Section } from '#domain/html/sections.ts';
import { CONTEXT } from './absolute.ts';

/**
 * The questions whose answers stand on the page (developers.google.com/search/docs/appearance/structured-data/faqpage).
 * Questions that several pages show are marked up on one.
 */
export function faqPage(questions: readonly Section[]) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
  };
}
