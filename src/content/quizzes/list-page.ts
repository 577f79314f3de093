/** The text of the list of quizzes. */
export const quizzesPage = {
  lede: 'Two quizzes say how ready your product data is, two how much you know. Each result names what to do next week. Your answers stay in this browser.',
  list: 'The quizzes',
  facts: { questions: '5 in each', sharing: 'By a link, if you wish' },
  kinds: { readiness: 'Readiness', knowledge: 'Knowledge' },
} as const;
