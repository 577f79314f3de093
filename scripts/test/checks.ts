import { type Step, tool, vitest } from './runners.ts';

/** Formatting, lint with the direction of imports, types, unused code, spelling and unit tests. */
export const CHECKS: readonly Step[] = [
  tool('Format and lint', 'biome', ['ci', '--error-on-warnings']),
  tool('Types of the site', 'tsc', ['-p', 'tsconfig.json']),
  tool('Types of everything else', 'tsc', ['-p', 'tsconfig.node.json']),
  tool('Unused code', 'knip', []),
  tool('Spelling', 'cspell', ['--no-progress', '--no-summary', '.']),
  vitest('Unit tests', ['unit', 'functions-unit', 'components']),
];
