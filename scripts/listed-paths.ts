import { paths } from '../src/paths.ts';
import { staticPaths } from './static-paths.ts';

/** Pages that search engines shall not keep: `unlisted` in their PageMeta, or a frame around a file. */
const UNLISTED = [paths.addPost, paths.download, '/document/'];

/** The pages for the sitemap that are known when the site is built. Posts are known to the database only. */
export function listedPaths(): string[] {
  const known = new Set([paths.home, paths.blog, paths.resources, ...staticPaths()]);
  return [...known].filter((path) => !UNLISTED.some((beginning) => path.startsWith(beginning)));
}
