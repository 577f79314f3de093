import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composePage, type RenderPage } from '../../src/rendering/page.ts';
import { knownPages } from './known-pages.ts';
import { pageShell } from './page-shell.ts';

/** The folder of the server half of the site, which is bundled with the functions. */
export const SERVER_BUILD = 'dist-server';

/** A path without a page. */
const UNKNOWN_PATH = '/no/such/page';

/**
 * Prerenders every known page into a file, so that Hosting responds to it with 200 and to everything else with 404.html
 * and the status 404. The shell for the pages of functions is stored beside the server half.
 */
export async function renderPages(siteUrl: string): Promise<void> {
  const server = pathToFileURL(resolve(SERVER_BUILD, 'entry-server.js')).href;
  const { renderPage } = (await import(server)) as { readonly renderPage: RenderPage };
  const shell = await pageShell();
  rmSync('dist/.vite', { recursive: true });
  writeFileSync(`${SERVER_BUILD}/shell.json`, JSON.stringify(shell));
  for (const { path, rendered } of knownPages) {
    if (rendered !== 'build') continue;
    const page = await renderPage(new URL(path, siteUrl));
    if (page.status !== 200) throw new Error(`${path} was rendered with the status ${page.status}`);
    write(path === '/' ? '/index' : path, composePage(shell, page));
  }
  const missing = await renderPage(new URL(UNKNOWN_PATH, siteUrl));
  write('/404', composePage(shell, { ...missing, isErrorPage: true }));
}

function write(path: string, html: string): void {
  const file = `dist${path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
