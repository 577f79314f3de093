import type { Section } from '#domain/html/sections.ts';
import { absolute } from './company.ts';

/**
 * The questions whose answers are on the page, which may be HTML
 * (developers.google.com/search/docs/appearance/structured-data/faqpage). A question that several pages show is marked up
 * on only one of them.
 */
export function faqPage(questions: readonly Section[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${absolute('/')}`) },
    })),
  };
}
