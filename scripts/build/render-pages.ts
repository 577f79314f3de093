import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  composePage,
  filesFor,
  type PageShell,
  type RenderedPage,
  type RenderPage,
} from '../../src/rendering/page.ts';
import { MODULE_CLASS, STYLE_MODULES } from '../vite/vite-styles.ts';
import { criticalCss, partsShown } from './critical-css.ts';
import { knownPages } from './known-pages.ts';
import { pageShell } from './page-shell.ts';

/** The folder of the server half of the site, which is bundled with the functions. */
export const SERVER_BUILD = 'dist-server';

/**
 * Prerenders every known page that no function renders into a file, so that Hosting responds to its path with 200, and to an unknown
 * path with 404.html and the status 404. The shell for the pages that functions render is stored beside the server half.
 */
export async function renderPages(siteUrl: string): Promise<void> {
  const server = pathToFileURL(resolve(SERVER_BUILD, 'entry-server.js')).href;
  const { renderPage } = (await import(server)) as { readonly renderPage: RenderPage };
  const errorPage = await renderPage(new URL('/no/such/page', siteUrl));
  const pages = new Map([['/404', { ...errorPage, isErrorPage: true }]]);
  for (const { path, rendered } of knownPages) {
    if (rendered !== 'build') continue;
    const page = await renderPage(new URL(path, siteUrl));
    if (page.status !== 200) throw new Error(`${path} was rendered with the status ${page.status}`);
    pages.set(path === '/' ? '/index' : path, { ...page, isErrorPage: false });
  }
  const shell = await pageShell();
  const stylesOf = screenStyles(shell, [...pages.values()]);
  rmSync('dist/.vite', { recursive: true }); // Only the build reads it.
  writeFileSync(`${SERVER_BUILD}/shell.json`, JSON.stringify({ ...shell, stylesOf }));
  for (const [path, page] of pages) write(path, composePage({ ...shell, stylesOf }, page));
}

/**
 * The styles of each screen for its first paint: the rules that match in its prerendered pages. For a screen without such
 * pages: all global rules, those of the style modules that it imports, and those that match in the frame of all pages. The key ''
 * is of pages without a screen, such as 404.html, which show that frame alone.
 */
function screenStyles(shell: PageShell, pages: readonly RenderedPage[]): Record<string, string> {
  const imports = JSON.parse(readFileSync(`dist/${STYLE_MODULES}`, 'utf8')) as Record<string, string[]>;
  const screens = Map.groupBy(pages, ({ modules }) => modules[0] ?? '');
  const shownOn = (screen: string) =>
    partsShown((screens.get(screen) ?? []).map(({ body }) => body).join(''));
  const frame = shownOn('');
  return Object.fromEntries(
    ['', ...Object.keys(imports)].map((screen) => {
      const shown = shownOn(screen);
      const isImported = (part: string) =>
        !MODULE_CLASS.test(part) || imports[screen]?.some((prefix) => part.startsWith(`.${prefix}`));
      const isShown = (part: string) =>
        screens.has(screen) ? shown.has(part) : frame.has(part) || isImported(part) === true;
      const files = filesFor(shell, [screen]).filter((file) => file.endsWith('.css'));
      const css = files.map((file) => readFileSync(`dist${file}`, 'utf8')).join('');
      return [screen, criticalCss(css, isShown)];
    }),
  );
}

function write(path: string, html: string): void {
  const file = `dist${path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
