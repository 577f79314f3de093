/** The levels of every readiness quiz (spec, section 4). */
export const readinessLevels = {
  1: { title: 'Time to act', note: 'limited transparency' },
  2: { title: 'Good foundation', note: 'improvement needed' },
  3: { title: 'Solid foundation', note: 'DPP ready' },
} as const;
