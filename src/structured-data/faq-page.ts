import type { Section } from '#domain/html/sections.ts';
import { absolute } from './company.ts';

/**
 * The questions that are answered on the page (developers.google.com/search/docs/appearance/structured-data/faqpage). Answers
 * may be HTML, with absolute links. A question that several pages show is marked up on only one of them.
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
