/** What Hosting is told about the answers of some paths, as in firebase.json. */
interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Another content has another name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** A page names the files of its deploy: whoever has one asks whether it is still the same. */
const ASKED_ANEW = 'public, max-age=0, must-revalidate';

const ERROR_PAGE = '/404.html';

/**
 * How long browsers keep the files of the built site, where Hosting would say an hour. Only what is there is named: a
 * 404 below /assets must not be kept for good, and the answers of functions say it themselves.
 *
 * @param files the paths of all files, as `/about.html` and `/assets/app-1234.js`
 * @param rewrites addresses under which Hosting gives a page that has another one
 */
export function cacheRules(files: readonly string[], rewrites: readonly string[]): HeaderRule[] {
  const assets = files.filter((file) => file.startsWith('/assets/'));
  const names = assets.map((file) => file.slice('/assets/'.length));
  const pages = files.filter((file) => file.endsWith('.html') && file !== ERROR_PAGE);
  return [
    keep(`/assets/@(${names.join('|')})`, FOR_GOOD),
    ...[...pages.map(addressOf), ...rewrites].map((source) => keep(source, ASKED_ANEW)),
    keep(ERROR_PAGE, 'no-cache'),
  ];
}

function keep(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: 'Cache-Control', value }] };
}

function addressOf(page: string): string {
  return page.replace(/(?:(?<=\/)index)?\.html$/, '');
}
