import { achievingProductTransparency } from './achieving-product-transparency.ts';
import { bimDepotFactory } from './bim-depot-factory.ts';
import { digitalProductPassport } from './digital-product-passport.ts';
import type { KnowledgeQuiz, Quiz, ReadinessQuiz } from './quiz.ts';
import { testquiz } from './testquiz.ts';

/** By the id in the address (spec, section 2, "Routes"). */
const readinessQuizzes: Readonly<Record<string, ReadinessQuiz>> = {
  achievingProductTransparency,
  testquiz,
};

/** By the slug in the address, which is the slug of the service it belongs to. */
const knowledgeQuizzes: Readonly<Record<string, KnowledgeQuiz>> = {
  'bim-depot-factory': bimDepotFactory,
  'passport-factory-digital-product-passport': digitalProductPassport,
};

export const allQuizzes: readonly Quiz[] = [
  ...Object.values(readinessQuizzes),
  ...Object.values(knowledgeQuizzes),
];

/** The readiness quiz with this id, if there is one. */
export function findReadinessQuiz(id: string): ReadinessQuiz | undefined {
  return Object.hasOwn(readinessQuizzes, id) ? readinessQuizzes[id] : undefined;
}

/** The knowledge quiz with this slug; for any other slug the BIM quiz (spec, section 2, "Quizzes"). */
export function findKnowledgeQuiz(slug: string): KnowledgeQuiz {
  return (Object.hasOwn(knowledgeQuizzes, slug) && knowledgeQuizzes[slug]) || bimDepotFactory;
}
