import { projects, runSteps, vitest } from './test/steps.ts';
import { printSummary } from './test/summary.ts';

/**
 * `npm run coverage`: the lines and branches that tests execute, as a table and as pages in coverage/. Functions that
 * need Firebase are tested by tests/functions against the running product, in processes that are not measured here.
 */
const measured = projects('unit', 'components', 'emulators', 'rules');

printSummary(await runSteps([vitest('Coverage', ['--coverage.enabled', ...measured])]));
