import { runStep, runVitest } from './runners.ts';
import type { Tally } from './tally.ts';

/** Formatting, lint with the direction of imports, types, unused code and unit tests. */
export function check(): Tally[] {
  return [
    runStep('Format and lint', 'biome', ['ci', '--error-on-warnings']),
    runStep('Types of the site', 'tsc', ['-p', 'tsconfig.json']),
    runStep('Types of everything else', 'tsc', ['-p', 'tsconfig.node.json']),
    runStep('Unused code', 'knip', []),
    runVitest('Unit tests', ['unit', 'functions-unit', 'components']),
  ];
}
