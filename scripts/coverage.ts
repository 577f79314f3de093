import { inTurn, tool } from './test/runners.ts';
import { closeWith } from './test/tally.ts';

/**
 * `npm run coverage`: the lines and branches that tests execute, as a table and as pages in coverage/. Functions that
 * need Firebase are tested by tests/functions against the running product, in processes that are not measured here.
 */
const PROJECTS = ['unit', 'components', 'emulators', 'rules'];

closeWith(
  await inTurn([
    tool('Coverage', 'vitest', [
      'run',
      '--coverage.enabled',
      ...PROJECTS.flatMap((project) => ['--project', project]),
    ]),
  ]),
);
