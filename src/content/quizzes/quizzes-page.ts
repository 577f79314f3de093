/** The quizzes, `content/quizzes/{name}.yaml`, in the order of their list. */
export const quizFiles = [
  'achieving-product-transparency',
  'testquiz', // About tenders. The specification gives its address.
  'bim-depot-factory',
  'digital-product-passport',
];

export const quizzesPage = {
  lede: 'Two quizzes show how ready your product data is, and two test what you know. Each result suggests what to do next week. Your answers stay in this browser.',
  start: 'Start the readiness quiz',
  list: 'The quizzes',
  facts: { questions: '5 in each', sharing: 'By link, if you want' },
  meeting: 'Rather talk about your own data? 15 minutes are enough to begin.',
  kinds: { readiness: 'Readiness', knowledge: 'Knowledge' },
} as const;
