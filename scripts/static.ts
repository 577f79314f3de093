import { runStaticChecks } from './test/steps.ts';
import { closeWith } from './test/summary.ts';

/** `npm run static`: everything in `npm run check` except the tests. */
closeWith(await runStaticChecks());
