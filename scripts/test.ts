import { globSync, readFileSync } from 'node:fs';
import { findGoogleFirestore } from 'local-firebase/tests/google-firestore.ts';
import { findFreeOffset } from '../local/run/check-ports.ts';
import { ensureChromium } from './set-up-chromium.ts';
import { playwright, projects, runStaticChecks, runSteps, vitest } from './test/steps.ts';
import { printSummary } from './test/summary.ts';

/**
 * `npm test`, and with `--release` `npm run test:release`, as CONTRIBUTING.md describes them. A failure does not
 * end the run. Google's Firestore emulator, if it is installed, is the reference for the project's own.
 */
const isRelease = process.argv.includes('--release');
if (isRelease) process.env.TEST_SCOPE = 'release';
ensureChromium();
const googleFirestore = findGoogleFirestore();
// With ports of their own, tests can run beside `npm start`, and beside the tests of another clone.
process.env.PORT_OFFSET ??= String(await findFreeOffset());

// The unit tests run in a time zone east of the company's own, and those of dates also in one west of it: for much of the
// day, the date there is a different one.
const unit = projects('unit', 'components');
const filesOfDates = globSync('{src,functions/src,emulators,scripts}/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('new Date('),
);
const backends = ['emulators', 'emulators-browser', 'security-browser', 'rules', 'commands'];
if (googleFirestore) backends.push('google');

const results = await Promise.all([
  runStaticChecks().then(async (checks) => [
    ...checks,
    ...(await runSteps([
      vitest('Unit tests', unit, 'Asia/Tokyo'),
      vitest('Dates in another time zone', [...unit, ...filesOfDates], 'America/Los_Angeles'),
      vitest('Emulators, sanitiser, rules and commands', projects(...backends)),
    ])),
  ]),
  // These steps need the ports of the whole product, so they run one after another, but at the same time as those above: the
  // tests of functions mostly wait for a mail server that is down.
  runSteps([
    vitest('Functions', projects('functions')),
    ...(isRelease ? [vitest('Starts and ends', projects('starts'))] : []),
    playwright('Journeys'),
  ]),
]);
console.log(
  `Rules judged by: ${googleFirestore ? `Google's Firestore emulator ${googleFirestore.version}` : "the project's own engine"}`,
);
printSummary(results.flat());
