import { services } from './services.ts';

interface QuestionGroup {
  /** Names the file, `content/questions/{id}.md`; for a service, its slug. */
  readonly id: string;
  /** Whether the group is marked up as FAQ; false for comparison tables and the case study. */
  readonly isFaq: boolean;
}

/** The groups of questions, in the order of their page. */
export const questionGroups: readonly QuestionGroup[] = [
  { id: 'beginning', isFaq: true },
  { id: 'comparisons', isFaq: false },
  ...services.map(({ slug }) => ({ id: slug, isFaq: true })),
  { id: 'case', isFaq: false },
];

export const questionsPage = {
  lede: 'When a passport is due, who takes part, what a project costs and what our services leave out.',
  groups: 'Groups',
  lawAsOf: 'Law as of November 2026',
  meeting: 'Didn’t find yours? Ask us in a 15-\u2060minute call.',
  service: (name: string) => `See ${name}`,
  ofService: { title: 'Questions and answers', all: 'All questions' },
} as const;
