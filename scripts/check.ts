import { STATIC_CHECKS, UNIT_PROJECTS } from './test/checks.ts';
import { inTurn, vitest } from './test/runners.ts';
import { closeWith } from './test/tally.ts';

/**
 * `npm run check`: must pass before every commit. Of the unit tests it runs those that the uncommitted changes touch, all
 * of them after a change of content or settings (vitest.config.ts); `npm test` always runs all. What documents name may
 * be gone after any change.
 */
closeWith(
  await inTurn([
    ...STATIC_CHECKS,
    vitest('Names in documents', ['unit'], { files: ['tests/content/documents.test.ts'] }),
    vitest('Unit tests of the changes', UNIT_PROJECTS, { isChangedOnly: true }),
  ]),
);
