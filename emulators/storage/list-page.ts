export interface ListQuery {
  readonly prefix: string;
  /** Names that hold it after the prefix are merged up to it; empty merges nothing. */
  readonly delimiter: string;
  /** How many names and merged prefixes a page holds together. */
  readonly maxResults: number;
  /** The last name or merged prefix of the page before. */
  readonly after?: string | undefined;
}

export interface ListPage {
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
  /** The last entry of this page when there are more. */
  readonly last?: string | undefined;
}

/**
 * One page of names. Takes the bucket's names from the prefix (and beyond `after`) on in ascending order, and stops
 * reading them where the page is full. As in Cloud Storage, a merged prefix stands where its first name would, counts
 * like a name, and appears on one page only.
 */
export function listPage(names: Iterable<string>, query: ListQuery): ListPage {
  const page: { names: string[]; prefixes: string[] } = { names: [], prefixes: [] };
  let last = query.after;
  for (const name of names) {
    if (!name.startsWith(query.prefix)) break;
    const merged = mergedPrefix(name, query);
    if (merged !== undefined && merged === last) continue;
    if (page.names.length + page.prefixes.length === query.maxResults) return { ...page, last };
    if (merged === undefined) page.names.push(name);
    else page.prefixes.push(merged);
    last = merged ?? name;
  }
  return page;
}

function mergedPrefix(name: string, { prefix, delimiter }: ListQuery): string | undefined {
  if (delimiter === '') return undefined;
  const index = name.indexOf(delimiter, prefix.length);
  return index === -1 ? undefined : name.slice(0, index + delimiter.length);
}
