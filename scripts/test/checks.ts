import { type Step, tool, vitest } from './runners.ts';

/** Projects of vitest.config.ts that need neither a browser nor another process. */
export const UNIT_PROJECTS = ['unit', 'components'];

/** Formatting, lint including import directions, types, unused code, spelling and unit tests. */
export const CHECKS: readonly Step[] = [
  tool('Format and lint', 'biome', ['ci', '--error-on-warnings']),
  tool('Types of the site', 'tsc', ['-p', 'tsconfig.json']),
  tool('Types of everything else', 'tsc', ['-p', 'tsconfig.node.json']),
  tool('Unused code', 'knip', []),
  tool('Spelling', 'cspell', ['--no-progress', '--no-summary', '.']),
  vitest('Unit tests', UNIT_PROJECTS),
];
