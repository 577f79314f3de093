/** The levels of every knowledge quiz. */
export const knowledgeLevels = {
  1: { title: 'Marked out' },
  2: { title: 'Well founded' },
  3: { title: 'Built to last' },
} as const;
