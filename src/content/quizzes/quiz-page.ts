import type { Quiz } from '#domain/quizzes/quiz.ts';
import type { QuizResult } from '#domain/quizzes/quiz-result.ts';

export const quizPage = {
  facts: {
    time: 'About 2 minutes',
    scored: { readiness: '0 to 15 points', knowledge: '0 to 5 correct answers' },
  },
  counter: (question: number, total: number) => `Question ${question} of ${total}`,
  answered: (percent: number) => `${percent}% answered`,
  progress: 'Share of questions answered',
  choose: 'Choose an answer to continue',
  next: 'Next',
  finish: 'Finish Assessment',
  back: 'Back',
  caption: {
    readiness: 'The building grows with every answer. The result counts points.',
    knowledge: 'The building grows with every answer. The result counts correct ones.',
  },
  brokenLink: 'This link is incomplete, so there is no result to show. You can take the quiz yourself here.',
  takeIt: 'Take the quiz yourself',
  restart: 'Start again',
  result: {
    own: 'Your result',
    shared: 'A shared result',
    meeting: 'Discuss your widest gap in a 15-\u2060minute meeting',
    /** Follows the score: "/ 15 points, 60%". */
    outOf: ({ maximum, percent }: QuizResult, kind: Quiz['kind']) =>
      `/ ${maximum} ${kind === 'readiness' ? 'points' : 'correct'}, ${percent}%`,
    /** Shown if an area has no points, which the total alone would hide. */
    areaAtZero: 'At least one area has 0 points. Begin there, even if the total is high.',
    levels: 'Levels',
    caption: {
      readiness: 'Here the building follows the points.',
      knowledge: 'Here the building follows the correct answers.',
    },
    /** The names of the levels, by kind of quiz (spec, section 4). */
    levelNames: {
      readiness: {
        1: { title: 'Time to act', note: 'limited transparency' },
        2: { title: 'Good foundation', note: 'improvement needed' },
        3: { title: 'Solid foundation', note: 'DPP ready' },
      },
      knowledge: {
        1: { title: 'Marked out', note: '' },
        2: { title: 'Well founded', note: '' },
        3: { title: 'Built to last', note: '' },
      },
    },
    drawing: {
      1: 'A building plot, set out with pegs and string',
      2: 'A building with its foundation done and the rest planned',
      3: 'A finished building with a data carrier on its roof',
    },
  },
  share: {
    copy: 'Copy link to this result',
    copied: 'Link copied. The result is in the link itself; nothing is stored on a server.',
    byHand: 'Your browser doesn’t allow this page to copy the link. Copy it from here:',
  },
  review: {
    title: 'Answer by answer',
    /** Shown only in print. */
    sheet: 'The widest gaps: write an owner and a day beside each, and take the quiz again in three months.',
    owner: 'Owner, by when',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    right: 'Correct',
    wrong: 'Not correct',
    rightAnswer: 'Correct answer:',
  },
  print: 'Print the sheet of gaps',
  reading: 'What to read next',
  others: 'More quizzes',
} as const;
