/** The levels of every readiness quiz (spec, section 4). */
export const readinessLevels = {
  1: { title: 'Time to act', note: 'limited transparency' },
  2: { title: 'Good foundation', note: 'improvement needed' },
  3: { title: 'Solid foundation', note: 'DPP ready' },
} as const;

/** The levels of every knowledge quiz. */
export const knowledgeLevels = {
  1: { title: 'Marked out' },
  2: { title: 'Well founded' },
  3: { title: 'Built to last' },
} as const;
