import { inTurn, tool } from './test/runners.ts';
import { closeWith } from './test/tally.ts';

/**
 * `npm run coverage`: which lines and branches tests go through, as a table and as pages in coverage/. Functions that
 * need Firebase are proven by tests/functions against the running product, in processes that this does not see.
 */
const PROJECTS = ['unit', 'functions-unit', 'components', 'emulators', 'rules'];

closeWith(
  await inTurn([
    tool('Coverage', 'vitest', [
      'run',
      '--coverage.enabled',
      ...PROJECTS.flatMap((project) => ['--project', project]),
    ]),
  ]),
);
