import { CHECKS } from './test/checks.ts';
import { inTurn } from './test/runners.ts';
import { closeWith } from './test/tally.ts';

/** `npm run check`: what has to be green before every commit. */
closeWith(await inTurn(CHECKS));
