import { check } from './test/checks.ts';
import { closeWith } from './test/tally.ts';

/** `npm run check`: what has to be green before every commit. */
closeWith(check());
