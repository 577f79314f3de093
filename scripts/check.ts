import { projects, runStaticChecks, runSteps, vitest } from './test/steps.ts';
import { closeWith } from './test/summary.ts';

const unit = projects('unit', 'components');

/**
 * `npm run check`: must pass before every commit. Of the unit tests it runs those that the uncommitted changes touch, all
 * of them after a change of content or settings (vitest.config.ts); `npm test` always runs all. What documents name may
 * be gone after any change.
 */
closeWith([
  ...(await runStaticChecks()),
  ...(await runSteps(
    [
      vitest('Names in documents', [...projects('unit'), 'tests/content/documents.test.ts']),
      vitest('Unit tests of the changes', [...unit, '--changed', '--passWithNoTests']),
    ],
    2,
  )),
]);
