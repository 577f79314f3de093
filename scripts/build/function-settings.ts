import { writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { functionVariables, readSettings } from '../../src/domain/settings/schema.ts';

/**
 * Returns the text of the settings file that Firebase deploys with the functions: the variables that are set, and no secret.
 *
 * @throws Error that lists every missing or invalid variable and its expected value
 */
export function functionSettingsFile(environment: Record<string, string | undefined>): string {
  // One setting for both sides: if the site sends App Check tokens, the functions require them.
  const REQUIRE_APP_CHECK = environment.SITE_APP_CHECK_SITE_KEY ? '1' : undefined;
  const variables: typeof environment = { ...environment, REQUIRE_APP_CHECK };
  const failure = 'The functions cannot be built, settings are missing or invalid (see .env.example)';
  readSettings(functionVariables, variables, failure); // Called only for its errors.
  return Object.keys(functionVariables)
    .flatMap((name) => (variables[name] === undefined ? [] : `${name}=${JSON.stringify(variables[name])}\n`))
    .join('');
}

/** Writes functions/deploy/.env.{project}. Firebase reads it for that project only, so the local run never sees it. */
export function writeFunctionSettings(): void {
  const environment = loadEnv('production', process.cwd(), '');
  const settings = functionSettingsFile(environment);
  writeFileSync(`functions/deploy/.env.${environment.SITE_FIREBASE_PROJECT_ID}`, settings);
}
