import { ensureChromium } from './set-up-chromium.ts';
import { check } from './test/checks.ts';
import { beginVitest, runPlaywright, runVitest } from './test/runners.ts';
import { closeWith } from './test/tally.ts';

/**
 * `npm test`, the whole proof: the check of every commit, the emulators' conformance and faults, and the journeys in a
 * real browser against what `npm start` serves. It goes on after a failure, so that one run tells everything.
 */
ensureChromium();
// The functions' tests mostly wait: for a mail server to come back, for a killed process to be missed.
const functions = beginVitest('Functions', ['functions']);
const beside = [
  ...check(),
  runVitest('Emulators: conformance', ['emulators', 'emulators-browser']),
  runVitest('Faults', ['faults']),
];
closeWith([...beside, await functions(), runVitest('Commands', ['commands']), runPlaywright('Journeys')]);
