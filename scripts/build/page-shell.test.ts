import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composePage } from '../../src/rendering/page.ts';
import { pageShell } from './page-shell.ts';

const HTML = `<!doctype html><html><head><script>early()</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
</head><body><div id="root"></div></body></html>`;

const MANIFEST = {
  'index.html': {
    file: 'assets/index-1.js',
    isEntry: true,
    imports: ['_router', '_react'],
    css: ['assets/index-1.css'],
  },
  _react: { file: 'assets/react-1.js' },
  _router: { file: 'assets/router-1.js', imports: ['_react'] },
  _list: { file: 'assets/list-1.js', imports: ['_react'] },
  'src/features/blog.tsx': {
    file: 'assets/blog-1.js',
    css: ['assets/blog-1.css'],
    isDynamicEntry: true,
    imports: ['_list', 'index.html'],
  },
};

/** A folder with a built site. */
function builtSite({ html = HTML, manifest = MANIFEST as object } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return folder;
}

test('LIVE-03 the page comes before the app, whose files are requested only by the script at the end', async () => {
  const shell = await pageShell(builtSite());
  expect(shell.start).toContain('<script>early()</script>');
  expect(shell.start + shell.middle + shell.end).not.toMatch(/type="module"|modulepreload|stylesheet/);
  const html = composePage(
    { ...shell, files: [], stylesOf: { '': '' } },
    { head: '<title>T</title>', body: '<p>Body</p>' },
  );
  expect(html).toMatch(
    /<title>T<\/title><\/head><body><div id="root"><p>Body<\/p><\/div><script .*<\/script><script>.*<\/script><\/body><\/html>$/s,
  );
});

test('LIVE-06 the script evaluates React, the router and the entry, in this order', async () => {
  const { app } = await pageShell(builtSite());
  const files = app.match(/\/assets\/[\w-]+\.js/g);
  expect(files).toEqual(['/assets/react-1.js', '/assets/router-1.js', '/assets/index-1.js']);
});

test('LIVE-06 the files of the app and of each screen are listed after those that they import, each once', async () => {
  const { files, filesOf } = await pageShell(builtSite());
  const entry = ['/assets/react-1.js', '/assets/router-1.js', '/assets/index-1.css', '/assets/index-1.js'];
  expect(files).toEqual(entry);
  const [react = '', ...rest] = entry;
  expect(filesOf).toEqual({
    'src/features/blog.tsx': [react, '/assets/list-1.js', ...rest, '/assets/blog-1.css', '/assets/blog-1.js'],
  });
});

test.each([
  [
    'a stylesheet',
    { manifest: { ...MANIFEST, 'index.html': { ...MANIFEST['index.html'], css: [] } } },
    'no stylesheet',
  ],
  ['a root', { html: HTML.replace('id="root"', 'id="app"') }, 'once'],
  ['exactly one root', { html: HTML.replace('</body>', '<div id="root"></div></body>') }, 'once'],
  ['an entry', { manifest: { ...MANIFEST, 'index.html': undefined } }, 'index.html'],
  ['a chunk that the entry imports', { manifest: { ...MANIFEST, _react: undefined } }, '_react'],
  ['a chunk named react', { manifest: { ...MANIFEST, _react: { file: 'assets/preact-1.js' } } }, 'react'],
])('without %s the build stops', async (_, site, message) => {
  await expect(pageShell(builtSite(site))).rejects.toThrow(message);
});
