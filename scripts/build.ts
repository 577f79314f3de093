import { buildFunctions } from './build/build-functions.ts';
import { buildSite } from './build/build-site.ts';
import { writeFunctionSettings } from './build/function-settings.ts';

/** `npm run build`: site and functions for production, with settings from .env.production or the environment. */
try {
  await buildSite('production');
  await buildFunctions();
  writeFunctionSettings();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
