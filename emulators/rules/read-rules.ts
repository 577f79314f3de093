import { readFileSync } from 'node:fs';
import { RulesFileError } from './rules-error.ts';
import { compileRules, type Ruleset } from './ruleset.ts';

/**
 * Reads the deployed rules.
 *
 * @param file `firestore.rules` or `storage.rules`, in the project's folder
 * @throws Error that names file, line and column
 */
export function readRules(file: string): Ruleset {
  try {
    return compileRules(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  } catch (error) {
    if (error instanceof RulesFileError) throw new Error(`${file}:${error.message}`);
    throw error;
  }
}
