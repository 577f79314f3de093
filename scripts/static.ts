import { runStaticChecks } from './test/steps.ts';
import { closeWith } from './test/summary.ts';

/** `npm run static`: the part of `npm run check` that runs no test. */
closeWith(await runStaticChecks());
