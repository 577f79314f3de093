import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';
import type { PageShell } from '../../src/rendering/page.ts';
import { inlineScript } from './inline-script.ts';

const STYLESHEETS = /<link rel="stylesheet"[^>]*>\s*/g;
const SCRIPTS = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
/** White space between elements. */
const SPACE = /(?<=>)\s+(?=<)/g;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** The chunks that are evaluated before the entry, each in its own task (vite.config.ts names them). */
const EARLY_CHUNKS = ['react', 'router'];

/**
 * Makes the shell of all pages from the folder of the built site: the app's script at the end, and no styles yet
 * (scripts/build/render-pages.ts adds those of each screen).
 *
 * @throws Error if the built index.html or the manifest lacks what is expected
 */
export async function pageShell(folder = 'dist'): Promise<PageShell> {
  const html = readFileSync(`${folder}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const files = filesOf(manifest, 'index.html');
  if (!files.some((file) => file.endsWith('.css'))) throw new Error('The entry has no stylesheet');
  const early = EARLY_CHUNKS.map((name) => fileOfChunk(files, name));
  const starter = await inlineScript('src/rendering/start.ts', {
    __APP_SCRIPTS__: JSON.stringify([...early, `/${manifest['index.html']?.file}`]),
  });
  const screens = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry);
  return {
    ...pageParts(html.replace(STYLESHEETS, '')),
    app: `<script>${starter}</script>`,
    files,
    filesOf: Object.fromEntries(screens.map(([module]) => [module, filesOf(manifest, module)])),
    stylesOf: {},
  };
}

/** The parts of index.html between which a page is put, without the app's own script. */
export function pageParts(html: string): Pick<PageShell, 'start' | 'middle' | 'end'> {
  const [start = '', rest = '', ...moreHeads] = html.replace(SCRIPTS, '').replace(SPACE, '').split(HEAD_END);
  const [middle = '', end, ...moreRoots] = rest.split(ROOT);
  if (end === undefined || moreHeads.length > 0 || moreRoots.length > 0)
    throw new Error(`The built index.html must have ${HEAD_END} and ${ROOT} once`);
  return { start, middle: HEAD_END + middle, end };
}

/** A module's own files and those that it imports. */
function filesOf(manifest: Manifest, module: string): string[] {
  return chunksOf(manifest, module).flatMap(({ file, css = [] }) => [...css, file].map((path) => `/${path}`));
}

/** A module's chunk after those that it imports, each once. */
function chunksOf(manifest: Manifest, module: string, visited = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The manifest of the build has no ${module}`);
  if (visited.has(module)) return [];
  visited.add(module);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, visited)), chunk];
}

function fileOfChunk(files: readonly string[], name: string): string {
  const file = files.find((path) => path.startsWith(`/assets/${name}-`));
  if (!file) throw new Error(`The entry does not import a chunk with the name ${name}`);
  return file;
}
