import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the build of the site and its functions depends on; the lock file stands for the libraries. */
const SOURCES = [
  '{src,public,scripts,local}/**/*',
  'functions/deploy/*',
  'functions/src/**/*',
  '{.env.demo,firebase.json,index.html,package-lock.json,vite.config.ts}',
];

/** The stamp is in the folder that every build empties first, and hidden, so that Hosting does not serve it. */
const STAMP = 'dist/.sources';
const BUILT_FILES = ['dist/index.html', 'functions/deploy/dist/index.js', 'firebase.built.json'];

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
  const isComplete = [STAMP, ...BUILT_FILES].every((path) => existsSync(join(root, path)));
  return isComplete && readFileSync(join(root, STAMP), 'utf8') === hash;
}

/** Records that the build of the sources with this hash is complete. */
export function stampBuild(hash: string, root = '.'): void {
  writeFileSync(join(root, STAMP), hash);
}
