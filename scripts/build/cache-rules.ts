/** A rule for the response headers of some paths, as in firebase.json. */
interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** For files whose name changes with their content. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** For pages, which name the files of one deploy: browsers have to check whether there is a newer page. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

const ERROR_PAGE = '/404.html';

/**
 * How long browsers cache the files of the built site; Hosting's default is an hour. The rules name existing files only:
 * a 404 below /assets must not be cached for a year. Functions set their own headers.
 *
 * @param files the paths of all files, such as `/about.html` and `/assets/app-1234.js`
 * @param rewrites paths at which Hosting serves the page of another path
 */
export function cacheRules(files: readonly string[], rewrites: readonly string[]): HeaderRule[] {
  const assets = files.filter((file) => file.startsWith('/assets/'));
  const assetNames = assets.map((file) => file.slice('/assets/'.length));
  const pages = files.filter((file) => file.endsWith('.html') && file !== ERROR_PAGE);
  const paths = pages.map((page) => page.replace(/(?:(?<=\/)index)?\.html$/, '')); // such as / and /about
  return [
    cacheControl(`/assets/@(${assetNames.join('|')})`, FOR_A_YEAR),
    ...[...paths, ...rewrites].map((source) => cacheControl(source, REVALIDATE)),
    cacheControl(ERROR_PAGE, 'no-cache'),
  ];
}

function cacheControl(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: 'Cache-Control', value }] };
}
