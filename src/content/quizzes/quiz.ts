import type { NextReading } from '#content/next-reading.ts';
import type { KnowledgeQuestion, ReadinessQuestion } from '#domain/quizzes/quiz.ts';
import type { QuizLevel } from '#domain/quizzes/quiz-levels.ts';

/** A question, with what to read if its answer shows a gap. */
type WithReading<Question> = Question & { readonly reading: NextReading };

/** What a result says when it reaches a level. */
interface LevelText {
  readonly title: string;
  /** In brackets behind the title. */
  readonly note?: string;
  readonly text: string;
  readonly next: readonly NextReading[];
}

interface QuizPage {
  /** In the breadcrumb. */
  readonly crumb: string;
  readonly title: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly lede: string;
  /** The one address of the quiz. */
  readonly path: string;
  readonly levels: Readonly<Record<QuizLevel, LevelText>>;
}

/** Asks how far somebody is; every answer is worth points. */
export interface ReadinessQuiz extends QuizPage {
  readonly kind: 'readiness';
  readonly questions: readonly WithReading<ReadinessQuestion>[];
}

/** Asks what somebody knows; one answer is right. */
export interface KnowledgeQuiz extends QuizPage {
  readonly kind: 'knowledge';
  readonly questions: readonly WithReading<KnowledgeQuestion>[];
}

export type Quiz = ReadinessQuiz | KnowledgeQuiz;
