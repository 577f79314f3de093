import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { serveFolder } from './serve-folder.ts';

/** Not copied: dependencies are linked, and the rest is build output. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.astro', '.git']);

/** URLs of remote images in the sources of AstroWind. */
const REMOTE_PICTURE = /https:\/\/(?:\w+\.unsplash\.com|cdn\.pixabay\.com|placehold\.co)\/[^\s'")]+/g;

/**
 * Builds and serves AstroWind from a folder with `npm install` already run. The folder is not changed: a copy without
 * remote images is built in the system's temporary folder, where it is reused.
 */
export async function servePeer(folder: string): Promise<{ url: string; stop: () => void }> {
  const sources = resolve(folder);
  const copy = join(tmpdir(), `bench-peer-${createHash('sha256').update(sources).digest('hex').slice(0, 8)}`);
  if (!existsSync(join(copy, 'dist/index.html'))) build(sources, copy);
  return serveFolder(join(copy, 'dist'));
}

function build(sources: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(sources, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkDependencies(join(sources, 'node_modules'), join(copy, 'node_modules'));
  makePicturesLocal(copy);
  const astro = join(sources, 'node_modules/astro/astro.js');
  execFileSync(process.execPath, [astro, 'build'], {
    cwd: copy,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Linked one by one, because a build writes its cache next to them. */
function linkDependencies(installed: string, links: string): void {
  mkdirSync(links);
  for (const name of readdirSync(installed)) symlinkSync(join(installed, name), join(links, name));
}

/** Replaces every remote image with a separate local file, so that each is still one request. */
function makePicturesLocal(copy: string): void {
  const pictures = join(copy, 'src/assets/images');
  const picture = readFileSync(join(pictures, 'hero-image.png'));
  const files = new Map<string, string>();
  for (const file of globSync('src/**/*.{astro,md,mdx}', { cwd: copy })) {
    const text = readFileSync(join(copy, file), 'utf8');
    const local = text.replace(REMOTE_PICTURE, (address) => {
      const name = files.get(address) ?? `remote-${files.size + 1}.png`;
      files.set(address, name);
      return `~/assets/images/${name}`;
    });
    if (local !== text) writeFileSync(join(copy, file), local);
  }
  for (const name of files.values()) writeFileSync(join(pictures, name), picture);
}
