import { isReservedId, isSlug } from './slug.ts';

/** A redirect to a path of this site, from an address in the blog that belongs to no post. */
export interface Redirect {
  /** The slug, after /blog/. */
  readonly from: string;
  readonly to: string;
}

/** A redirect as it was typed or imported, from path to path, and its line, from 1. */
export interface RedirectLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** “/”, or segments of which none is “.” or “..”. The pattern and the length are those of firestore.rules. */
const PATH = /^(?:\/|(?:\/[\w-][\w.~-]*)+)$/;
const PATH_MAX_LENGTH = 300;

/** A post's path. The router ignores case. */
const POST_PATH = /^\/blog\/([^/]+)$/i;

/** Whether a text is the path of a page of this site, without query and fragment. */
export function isPathOfSite(text: string): boolean {
  return text.length <= PATH_MAX_LENGTH && PATH.test(text);
}

/** The slug in the path of a post's page; undefined for any other path. */
export function slugIn(path: string): string | undefined {
  return POST_PATH.exec(path)?.[1];
}

/** Reads a CSV table "from,to", without its heading and empty lines. All that follows the first comma is `to`. */
export function readRedirectLines(csv: string): RedirectLine[] {
  return csv.split(/\r?\n/).flatMap((text, index) => {
    const [from = '', ...rest] = text.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const isLeftOut = text.trim() === '' || (index === 0 && from.toLowerCase() === 'from');
    return isLeftOut ? [] : [{ line: index + 1, from, to: rest.join(',') }];
  });
}

/** Why the line of a table is refused, as a sentence. */
export interface Refusal {
  readonly line: number;
  readonly reason: string;
}

/** The existing addresses that new redirects must not collide with. */
interface ExistingAddresses {
  readonly redirects: readonly Redirect[];
  /** Those slugs of the new redirects that a post has or had. */
  readonly postSlugs: ReadonlySet<string>;
}

/**
 * Checks new redirects together with the existing ones. None may lead to another redirect, so that no loop can arise, now or
 * later. Returns the redirects, or the lines that are refused.
 */
export function checkRedirects(
  lines: readonly RedirectLine[],
  { redirects, postSlugs }: ExistingAddresses,
): { readonly redirects: readonly Redirect[] } | { readonly refusals: readonly Refusal[] } {
  // A `from` that is not the path of a post is refused below.
  const added = lines.map(({ from, to }) => ({ from: slugIn(from) ?? from, to }));
  const all = [...redirects, ...added];
  const redirectCounts = new Map<string | undefined, number>();
  for (const { from } of all) redirectCounts.set(from, (redirectCounts.get(from) ?? 0) + 1);
  const targetSlugs = new Set(all.map(({ to }) => slugIn(to)));
  const reasonAgainst = ({ from, to }: RedirectLine): string | undefined => {
    const slug = slugIn(from);
    if (!isSlug(slug) || isReservedId(slug)) return `“${from}” is not an address such as /blog/old-name`;
    if (!isPathOfSite(to)) return `“${to}” is not a path of this site, such as /contact`;
    if ((redirectCounts.get(slug) ?? 0) > 1) return `${from} has another redirect`;
    if (postSlugs.has(slug)) return `${from} is or was the address of a post`;
    if (redirectCounts.has(slugIn(to))) return `${to} is a redirect itself`;
    return targetSlugs.has(slug) ? `another redirect leads to ${from}` : undefined;
  };
  const refusals = lines.flatMap((redirect) => {
    const reason = reasonAgainst(redirect);
    return reason === undefined ? [] : [{ line: redirect.line, reason: `${reason}.` }];
  });
  return refusals.length > 0 ? { refusals } : { redirects: added };
}
