export interface ListQuery {
  readonly prefix: string;
  /** Names that contain it after the prefix are merged up to it; an empty one merges nothing. */
  readonly delimiter: string;
  /** The most names and merged prefixes on a page. */
  readonly maxResults: number;
  /** The last name or merged prefix of the previous page, or an empty text. */
  readonly after: string;
}

export interface ListPage {
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
  /** If there are more. */
  readonly nextPageToken?: string;
}

/**
 * One page of names. Takes the bucket's names in ascending order, from the prefix and after `after`, and stops reading
 * when the page is full. As in Cloud Storage, a merged prefix takes the place of its first name, counts like a name,
 * and appears on one page only.
 */
export function listPage(names: Iterable<string>, query: ListQuery): ListPage {
  const page: { names: string[]; prefixes: string[] } = { names: [], prefixes: [] };
  let last = query.after;
  for (const name of names) {
    if (!name.startsWith(query.prefix)) break;
    const merged = mergedPrefix(name, query);
    if (merged !== undefined && merged === last) continue;
    if (page.names.length + page.prefixes.length === query.maxResults) {
      return { ...page, nextPageToken: Buffer.from(last).toString('base64url') };
    }
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
