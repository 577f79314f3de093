import { readFileSync } from 'node:fs';
import { RulesFileError } from './rules-error.ts';
import { compileRules, type Ruleset } from './ruleset.ts';

/**
 * Reads a file of security rules.
 *
 * @param file its path from the working directory
 * @throws Error that names file, line and column
 */
export function readRules(file: string): Ruleset {
  try {
    return compileRules(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof RulesFileError) throw new Error(`${file}:${error.message}`);
    throw error;
  }
}
