import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composePage } from '../src/rendered-page.ts';
import { pageShell } from './page-shell.ts';
import { renderSamplePages, type ServerBuild } from './sample-pages.ts';
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
  const file = pathToFileURL(resolve(SERVER_BUILD, 'entry-server.js')).href;
  const server = (await import(file)) as ServerBuild;
  const shell = await pageShell(readFileSync('dist/index.html', 'utf8'));
  writeFileSync(`${SERVER_BUILD}/shell.html`, shell.for(await renderSamplePages(server, siteUrl)));
  for (const path of ['/', ...staticPaths()]) {
    const { status, head, body } = await server.renderPage(new URL(path, siteUrl));
    if (status !== 200) throw new Error(`${path} was rendered with the status ${status}`);
    write(path === '/' ? '/index' : path, composePage(shell.for([body]), { head, body }));
  }
  const { head, body } = await server.renderPage(new URL(UNKNOWN_PAGE, siteUrl));
  write('/404', composePage(shell.for([body]), { head, body, isForOneAddress: false }));
}

function write(path: string, html: string): void {
  const file = `dist${path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
