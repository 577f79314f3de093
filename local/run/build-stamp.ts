import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build of the site and its functions depends on; libraries by their lock file. */
const SOURCES = [
  '{src,public,scripts,local}/**/*',
  'functions/{src,deploy}/*',
  'functions/src/**/*',
  '{.env.demo,firebase.json,index.html,package-lock.json,vite.config.ts}',
];

/** In the folder that every build empties first; Hosting serves no hidden files. */
const STAMP = 'dist/.sources';
const BUILT = ['dist/index.html', 'functions/deploy/dist/index.js', 'firebase.built.json'];

/** A hash of all sources, of settings, and of the day, which some pages and files state. */
export function hashOfSources(settings: Readonly<Record<string, string>>, root = '.'): string {
  const hash = createHash('sha256').update(JSON.stringify([settings, new Date().toDateString()]));
  const paths = globSync(SOURCES, {
    cwd: root,
    exclude: ['functions/deploy/{dist,node_modules}', '**/*.test.*'],
  });
  for (const path of paths.toSorted()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the last complete build was of the sources with this hash. */
export function isBuilt(hash: string, root = '.'): boolean {
  const files = [STAMP, ...BUILT].map((path) => join(root, path));
  return files.every((file) => existsSync(file)) && readFileSync(files[0] ?? '', 'utf8') === hash;
}

/** Remembers a complete build. */
export function stampBuild(hash: string, root = '.'): void {
  writeFileSync(join(root, STAMP), hash);
}
