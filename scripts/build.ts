import { buildFunctions } from './build/build-functions.ts';
import { buildSite } from './build/build-site.ts';
import { writeFunctionSettings } from './build/function-settings.ts';
import { runSteps, TYPE_CHECKS } from './test/steps.ts';

/** `npm run build`: site and functions for production, with settings from .env.production or the environment. */
try {
  const checks = await runSteps(TYPE_CHECKS);
  if (checks.some(({ failed }) => failed > 0)) throw new Error('Nothing was built because of type errors');
  await buildSite('production');
  await buildFunctions();
  writeFunctionSettings();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
