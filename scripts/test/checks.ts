import { type Step, tool } from './runners.ts';

/** Projects of vitest.config.ts that need neither a browser nor another process. */
export const UNIT_PROJECTS = ['unit', 'components'];

/** Formatting, lint including import directions, types, unused code and spelling. */
export const STATIC_CHECKS: readonly Step[] = [
  tool('Format and lint', 'biome', ['ci', '--error-on-warnings']),
  tool('Types of the site', 'tsc', ['-p', 'tsconfig.json']),
  tool('Types of everything else', 'tsc', ['-p', 'tsconfig.node.json']),
  tool('Unused code', 'knip', []),
  tool('Spelling', 'cspell', ['--no-progress', '--no-summary', '.']),
];
