/** The prefix of the names of stages. */
export const STAGE = 'stage-';
