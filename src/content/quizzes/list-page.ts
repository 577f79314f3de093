/** The text of the list of quizzes, and of the line that leads there from other pages. */
export const quizzesPage = {
  lede: 'Two quizzes say how far your product data is, two say how much you know. Each result names what to do next week, and nothing you answer leaves your browser.',
  list: 'The quizzes',
  facts: { questions: '5 in each', sharing: 'By a link, if you wish' },
  kinds: { readiness: 'Readiness', knowledge: 'Knowledge' },
  invitation: { text: 'How ready is your product data?', link: 'Take a quiz of two minutes' },
} as const;
