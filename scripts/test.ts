import { ensureChromium } from './set-up-chromium.ts';
import { check } from './test/checks.ts';
import { runPlaywright, runVitest } from './test/runners.ts';
import { closeWith } from './test/tally.ts';

/**
 * `npm test`, the whole proof: the check of every commit, the emulators' conformance and faults, and the journeys in a
 * real browser against what `npm start` serves. It goes on after a failure, so that one run tells everything.
 */
ensureChromium();
closeWith([
  ...check(),
  runVitest('Emulators: conformance', ['emulators', 'emulators-browser']),
  runVitest('Sanitiser in the browser', ['security-browser']),
  runVitest('Access rules', ['rules']),
  runVitest('Faults', ['faults']),
  runVitest('Functions', ['functions']),
  runVitest('Commands', ['commands']),
  runPlaywright('Journeys'),
]);
