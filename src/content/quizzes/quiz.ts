import type { NextReading } from '#content/next-reading.ts';
import type { KnowledgeQuestion, QuizLevel, ReadinessQuestion } from '#domain/quizzes/quiz.ts';

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
  readonly questions: readonly ReadinessQuestion[];
}

/** Asks what somebody knows; one answer is right. */
export interface KnowledgeQuiz extends QuizPage {
  readonly kind: 'knowledge';
  readonly questions: readonly KnowledgeQuestion[];
}

export type Quiz = ReadinessQuiz | KnowledgeQuiz;
