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

/** Made anew, not copied: dependencies are read where they are, and the rest is what a build leaves behind. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.astro', '.git']);

/** Addresses of pictures on other machines, as they stand in the sources of AstroWind. */
const REMOTE_PICTURE = /https:\/\/(?:\w+\.unsplash\.com|cdn\.pixabay\.com|placehold\.co)\/[^\s'")]+/g;

/**
 * Serves AstroWind, built from a folder that `npm install` was run in. The folder itself stays as it is: what is built
 * is a copy that asks no other machine for pictures, kept in the system's temporary folder until that is emptied.
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

/** One by one, since a build keeps its cache beside them. */
function linkDependencies(installed: string, links: string): void {
  mkdirSync(links);
  for (const name of readdirSync(installed)) symlinkSync(join(installed, name), join(links, name));
}

/** Puts a file of its own in the place of every remote picture, so that each is still a request. */
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
