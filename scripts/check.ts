import { projects, runStaticChecks, runSteps, vitest } from './test/steps.ts';
import { printSummary } from './test/summary.ts';

const unit = projects('unit', 'components');

/**
 * `npm run check`: must pass before every commit. It runs the unit tests that uncommitted changes affect, and all of them after a
 * change of content or settings (vitest.config.ts); `npm test` always runs all. It also checks the documents, because any
 * change may remove something that they name.
 */
printSummary([
  ...(await runStaticChecks()),
  ...(await runSteps(
    [
      vitest('Names in documents', [...projects('unit'), 'tests/content/documents.test.ts']),
      vitest('Unit tests of the changes', [...unit, '--changed', '--passWithNoTests']),
    ],
    { concurrency: 2 },
  )),
]);
