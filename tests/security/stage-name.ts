/** How the names of stages begin. */
export const STAGE = 'stage-';
