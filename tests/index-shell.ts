import { readFileSync } from 'node:fs';
import { pageParts } from '../scripts/build/page-shell.ts';
import type { PageShell } from '../src/rendering/page.ts';

/** The shell of the site's own index.html, as the build cuts it, with a short script for the app. */
export const indexShell: PageShell = {
  ...pageParts(readFileSync('index.html', 'utf8')),
  app: '<script>app()</script>',
  files: [],
  filesOf: {},
  stylesOf: {},
};
