/**
 * Returns the name of a release of the site: the hash in the name of the app's first file, which is among the files that a
 * page lists. Builds of the same sources have the same hash.
 */
export function releaseOf(files: readonly string[]): string {
  const [, release = 'unknown'] =
    files.map((file) => /^\/assets\/index-([\w-]+)\.js$/.exec(file)).find(Boolean) ?? [];
  return release;
}
