import { ensureChromium } from './set-up-chromium.ts';
import { CHECKS } from './test/checks.ts';
import { inTurn, playwright, vitest } from './test/runners.ts';
import { closeWith } from './test/tally.ts';
import { timeZoneSteps } from './test/time-zones.ts';

/**
 * `npm test`, the whole proof: the check of every commit, the emulators' conformance and faults, and the journeys in a
 * real browser against what `npm start` serves. It goes on after a failure, so that one run tells everything.
 *
 * `npm run test:release` is the same with the starts and ends of the product, and with long faults (tests/is-release.ts).
 */
const isRelease = process.argv.includes('--release');
if (isRelease) process.env.PROOF = 'release';
ensureChromium();
const [alone, local] = await Promise.all([
  inTurn([
    ...CHECKS,
    ...timeZoneSteps(),
    vitest('Emulators: conformance', ['emulators', 'emulators-browser']),
    vitest('Sanitiser in the browser', ['security-browser']),
    vitest('Access rules', ['rules']),
    vitest('Faults', ['faults']),
    vitest('Commands', ['commands']),
  ]),
  // What starts the whole product needs its ports for itself, and mostly waits: for a mail server that is away.
  inTurn([vitest('Functions', ['functions']), ...(isRelease ? [vitest('Starts and ends', ['starts'])] : [])]),
]);
closeWith([...alone, ...local, ...(await inTurn([playwright('Journeys')]))]);
