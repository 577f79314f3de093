/** Whether this is `npm run test:release`, which runs longer versions of some tests. */
export const isRelease = process.env.TEST_SCOPE === 'release';
