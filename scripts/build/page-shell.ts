import { readFileSync, rmSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { PageShell } from '../../src/rendering/page.ts';
import { inlineScript } from './inline-script.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>\s*/;
const SCRIPTS = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** The chunks that are evaluated before the entry, each in its own task (vite.config.ts names them). */
const EARLY_CHUNKS = ['react', 'router'];

/**
 * Makes the shell of all pages from the built site: the stylesheet inline, the app's script at the end. Deletes the file
 * of the stylesheet.
 *
 * @param site the folder of the built site
 * @throws Error if the built index.html or the manifest lacks what is expected
 */
export async function pageShell(site = 'dist'): Promise<PageShell> {
  const html = readFileSync(`${site}/index.html`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8')) as Manifest;
  const [link = '', sheet] = STYLESHEET.exec(html) ?? [];
  if (!sheet) throw new Error('The built index.html has no stylesheet');
  const css = readFileSync(`${site}/${sheet}`, 'utf8').trim();
  rmSync(`${site}/${sheet}`);
  const files = filesOf(manifest, 'index.html');
  const early = EARLY_CHUNKS.map((name) => fileOfChunk(files, name));
  const starter = await inlineScript('src/rendering/start.ts', {
    __APP_FILES__: JSON.stringify([...early, `/${manifest['index.html']?.file}`]),
  });
  return {
    ...pageParts(html.replace(link, () => `<style>${css}</style>\n`)),
    app: `<script>${starter}</script>`,
    files,
    filesOf: Object.fromEntries(
      Object.entries(manifest)
        .filter(([, { isDynamicEntry }]) => isDynamicEntry)
        .map(([module]) => [module, filesOf(manifest, module)]),
    ),
  };
}

/** The parts of index.html between which a page is put, without the app's own script. */
export function pageParts(html: string): Pick<PageShell, 'start' | 'middle' | 'end'> {
  const [start, rest, ...moreHeads] = html.replace(SCRIPTS, '').split(HEAD_END);
  const [middle, end, ...moreRoots] = rest?.split(ROOT) ?? [];
  if (
    start === undefined ||
    middle === undefined ||
    end === undefined ||
    moreHeads.length + moreRoots.length
  ) {
    throw new Error(`The built index.html must have ${HEAD_END} and ${ROOT} once`);
  }
  return { start, middle: HEAD_END + middle, end };
}

/** A module's own file and the files that it imports. */
function filesOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The manifest of the build has no ${module}`);
  if (seen.has(module)) return [];
  seen.add(module);
  return [...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen)), `/${chunk.file}`];
}

function fileOfChunk(files: readonly string[], name: string): string {
  const file = files.find((each) => each.startsWith(`/assets/${name}-`));
  if (!file) throw new Error(`The entry does not import a chunk with the name ${name}`);
  return file;
}
