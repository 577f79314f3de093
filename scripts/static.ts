import { runStaticChecks } from './test/steps.ts';
import { printSummary } from './test/summary.ts';

/** `npm run static`: everything in `npm run check` except the tests. */
printSummary(await runStaticChecks());
