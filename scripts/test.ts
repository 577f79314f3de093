import { findGoogleFirestore } from 'local-firebase/tests/google-firestore.ts';
import { findFreeOffset } from '../local/run/check-ports.ts';
import { ensureChromium } from './set-up-chromium.ts';
import { STATIC_CHECKS, UNIT_PROJECTS } from './test/checks.ts';
import { inTurn, playwright, vitest } from './test/runners.ts';
import { closeWith } from './test/tally.ts';
import { timeZoneSteps } from './test/time-zones.ts';

/**
 * `npm test`: the checks of every commit, the conformance and fault tests of the emulators, and the journeys in a real
 * browser against `npm start`. It continues after a failure, so that one run reports everything.
 *
 * The rules of Firestore and the conformance tests run on the project's own emulator, and on Google's where it is
 * installed: then that one is the judge, and the own one has to answer alike.
 *
 * `npm run test:release` adds the starts and ends of the product, and long faults (tests/is-release.ts).
 */
const isRelease = process.argv.includes('--release');
if (isRelease) process.env.PROOF = 'release';
ensureChromium();
const google = findGoogleFirestore();
// So that tests run beside `npm start`, and beside those of another clone.
process.env.PORT_OFFSET ??= String(await findFreeOffset());
const [alone, local] = await Promise.all([
  inTurn([
    ...STATIC_CHECKS,
    vitest('Unit tests', UNIT_PROJECTS),
    ...timeZoneSteps(),
    vitest('Emulators: conformance', ['emulators', 'emulators-browser']),
    vitest('Sanitiser in the browser', ['security-browser']),
    vitest('Access rules', ['rules']),
    ...(google ? [vitest("Access rules and conformance on Google's emulator", ['google'])] : []),
    vitest('Commands', ['commands']),
  ]),
  // Tests that start the whole product need its ports exclusively, and mostly wait: for a mail server that is down.
  inTurn([vitest('Functions', ['functions']), ...(isRelease ? [vitest('Starts and ends', ['starts'])] : [])]),
]);
const journeys = await inTurn([playwright('Journeys')]);
console.log(
  `Rules judged by: ${google ? `Google's Firestore emulator ${google.version}` : "the project's own engine"}`,
);
closeWith([...alone, ...local, ...journeys]);
