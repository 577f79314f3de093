import { CHECKS } from './test/checks.ts';
import { inTurn } from './test/runners.ts';
import { closeWith } from './test/tally.ts';

/** `npm run check`: must pass before every commit. */
closeWith(await inTurn(CHECKS));
