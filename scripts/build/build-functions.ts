import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { releaseOf } from '../../src/domain/sums/release.ts';
import { families, pages } from '../../src/pages.ts';
import { paths } from '../../src/paths.ts';
import { readResources } from '../read-content.ts';
import { readMotifs } from '../read-drawing.ts';
import { siteEntries } from '../search/site-entries.ts';
import { glossaryModule } from '../vite/vite-content.ts';
import { builtSecurityHeaders } from './hosting-config.ts';
import { listedPaths } from './known-pages.ts';
import { SERVER_BUILD } from './render-pages.ts';

const readShell = () => JSON.parse(readFileSync(`${SERVER_BUILD}/shell.json`, 'utf8'));

/** Reads the data of the built site that functions import as JSON, by the name of the module. */
const JSON_MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:site-shell': readShell,
  'virtual:site-headers': builtSecurityHeaders,
  'virtual:site-paths': () => ({
    builtAt: new Date().toISOString(),
    paths: listedPaths,
    pathsByFile: Object.fromEntries(
      readResources().map(({ slug, fileName }) => [fileName, paths.resourcePage(slug)]),
    ),
  }),
  'virtual:site-names': () => ({
    release: releaseOf(readShell().files),
    pageNames: Object.keys({ ...pages, ...families }),
  }),
  'virtual:search-entries': siteEntries,
  'virtual:cover-motifs': readMotifs,
};

/** Lets functions import the server half of the site, its data, and the terms of the glossary. */
function builtSite(): Plugin {
  return {
    name: 'built-site',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:site$/ }, () => ({ path: resolve(SERVER_BUILD, 'entry-server.js') }));
      onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'built-site' }));
      onLoad({ filter: /./, namespace: 'built-site' }, async ({ path }) =>
        path === 'virtual:glossary'
          ? { contents: glossaryModule() }
          : { contents: JSON.stringify(await JSON_MODULES[path]?.()), loader: 'json' },
      );
    },
  };
}

const SOURCES = 'functions/src';
const OUTPUT = 'functions/deploy/dist';

/**
 * Bundles functions/src with the rules of src/domain into functions/deploy/dist. Requires the built site. Every instance loads
 * index.js and every-request.mjs, and then only the file of the function that is called: a page needs neither SMTP nor jsdom.
 */
export async function buildFunctions(): Promise<void> {
  const index = readFileSync(`${SOURCES}/index.ts`, 'utf8');
  const exportLines = [...index.matchAll(/export \{ (.+) \} from '\.\/(.+)\.ts';/g)];
  const files = exportLines.map(([, names = '', file = '']) => ({ names: names.split(', '), file }));
  rmSync(OUTPUT, { recursive: true, force: true });
  await build({
    entryPoints: ['every-request', 'posts/article-worker', ...files.map(({ file }) => file)].map(
      (file) => `${SOURCES}/${file}.ts`,
    ),
    outdir: OUTPUT,
    // All in one folder, because the file that starts the worker thread expects article-worker beside it.
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Picks React's production build, as Google's runtime does. Otherwise the development build would be bundled as well.
    define: { 'process.env.NODE_ENV': '"production"' },
    // Installed beside the bundle, from functions/deploy/package.json.
    external: [
      '@resvg/resvg-js',
      'firebase-admin',
      'firebase-functions',
      'jsdom',
      'nodemailer',
      'satori',
      'sharp',
    ],
    loader: { '.woff2': 'binary' },
    plugins: [builtSite()],
    logLevel: 'warning',
  });
  writeFileSync(`${OUTPUT}/index.js`, lazyIndex(files));
}

/** A CommonJS module whose exports load their files when they are read. A deployment reads all exports, an instance only one. */
function lazyIndex(files: readonly { readonly names: readonly string[]; readonly file: string }[]): string {
  const exports = files.flatMap(({ names, file }) =>
    names.map((name) => `  get ${name}() { return require('./${basename(file)}.mjs').${name}; },`),
  );
  // Never executed: from this hint, Node reads the names that `import` may use.
  const hint = `0 && (module.exports = { ${files.flatMap(({ names }) => names).join(', ')} });`;
  return ["require('./every-request.mjs');", 'module.exports = {', ...exports, '};', hint, ''].join('\n');
}
