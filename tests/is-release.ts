/** Whether this is `npm run test:release`, which tries at length what `npm test` tries briefly. */
export const isRelease = process.env.PROOF === 'release';
