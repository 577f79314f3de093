/**
 * Returns the name of a release of the site: what its build has put into the name of the app's first file, from the files
 * that a page lists. Another build of the same sources has the same one.
 */
export function releaseOf(files: readonly string[]): string {
  const [, release = 'unknown'] =
    files.map((file) => /^\/assets\/index-([\w-]+)\.js$/.exec(file)).find(Boolean) ?? [];
  return release;
}
