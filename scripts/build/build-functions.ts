import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { siteEntries } from '../search/site-entries.ts';
import { builtSecurityHeaders } from './hosting-config.ts';
import { listedPaths } from './known-pages.ts';
import { SERVER_BUILD } from './render-pages.ts';

/**
 * Gives functions the server half of the site and what Hosting serves of the built site: the page shell as text, the
 * headers of every response, the pages in the sitemap, and the entries of the search.
 */
function builtSite(): Plugin {
  return {
    name: 'built-site',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:site$/ }, () => ({ path: resolve(SERVER_BUILD, 'entry-server.js') }));
      onResolve({ filter: /^virtual:(site-|search-entries$)/ }, ({ path }) => ({
        path,
        namespace: 'built-site',
      }));
      onLoad({ filter: /site-shell$/, namespace: 'built-site' }, () => ({
        contents: readFileSync(`${SERVER_BUILD}/shell.json`, 'utf8'),
        loader: 'json',
      }));
      onLoad({ filter: /site-headers$/, namespace: 'built-site' }, () => ({
        contents: JSON.stringify(builtSecurityHeaders()),
        loader: 'json',
      }));
      onLoad({ filter: /site-paths$/, namespace: 'built-site' }, () => ({
        contents: JSON.stringify({ builtAt: new Date().toISOString(), paths: listedPaths }),
        loader: 'json',
      }));
      onLoad({ filter: /search-entries$/, namespace: 'built-site' }, async () => ({
        contents: JSON.stringify(await siteEntries()),
        loader: 'json',
      }));
    },
  };
}

/** Bundles functions/src with the rules of src/domain into functions/deploy/dist. Requires the built site. */
export async function buildFunctions(): Promise<void> {
  await build({
    entryPoints: ['functions/src/index.ts'],
    outfile: 'functions/deploy/dist/index.js',
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // React's production build, as on Google's runtime, and only one copy of it.
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@resvg/resvg-js', 'firebase-admin', 'firebase-functions', 'jsdom', 'nodemailer', 'satori'],
    // The fonts of share cards.
    loader: { '.woff2': 'binary' },
    plugins: [builtSite()],
    logLevel: 'warning',
  });
}
