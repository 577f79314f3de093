import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composePage, type RenderPage } from '../src/rendered-page.ts';
import { pageShell } from './page-shell.ts';
import { staticPaths } from './static-paths.ts';

/** Where the server's half of the site is built to; the function `pages` is bundled with it. */
export const SERVER_BUILD = 'dist-server';

/** An address that no page has. */
const UNKNOWN_PAGE = '/no/such/page';

/**
 * Renders every page that is known now into a file of its own, so that Hosting answers it with 200 and everything else
 * with 404.html and the status 404. dist/index.html becomes the home page; the page that the function fills is kept
 * beside the server's half.
 */
export async function renderPages(siteUrl: string): Promise<void> {
  const server = pathToFileURL(resolve(SERVER_BUILD, 'entry-server.js')).href;
  const { renderPage } = (await import(server)) as { renderPage: RenderPage };
  const shell = await pageShell(readFileSync('dist/index.html', 'utf8'));
  writeFileSync(`${SERVER_BUILD}/shell.html`, shell);
  for (const path of ['/', ...staticPaths()]) {
    const { status, head, body } = await renderPage(new URL(path, siteUrl));
    if (status !== 200) throw new Error(`${path} was rendered with the status ${status}`);
    write(path === '/' ? '/index' : path, composePage(shell, { head, body }));
  }
  const { head, body } = await renderPage(new URL(UNKNOWN_PAGE, siteUrl));
  write('/404', composePage(shell, { head, body, isForOneAddress: false }));
}

function write(path: string, html: string): void {
  const file = `dist${path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
