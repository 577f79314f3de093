import { invalidArgument, unimplemented } from '../api-error.ts';
import type { ListQuery } from './list-page.ts';

/** Throws 501 naming an option that the call does not support. */
export function allowOptions(query: URLSearchParams, known: readonly string[]): void {
  for (const option of query.keys()) {
    if (!known.includes(option)) throw unimplemented(`option ${option}=${query.get(option)}`);
  }
}

export const LIST_OPTIONS = ['prefix', 'delimiter', 'maxResults', 'pageToken'];

/** https://cloud.google.com/storage/docs/json_api/v1/objects/list: at most 1000 entries on a page. */
const MAX_RESULTS = 1000;

export function readListQuery(query: URLSearchParams): ListQuery {
  allowOptions(query, LIST_OPTIONS);
  const wanted = query.get('maxResults') ?? String(MAX_RESULTS);
  if (!/^[1-9]\d*$/.test(wanted)) throw invalidArgument(`Invalid maxResults ${wanted}`);
  const token = query.get('pageToken');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxResults: Math.min(Number(wanted), MAX_RESULTS),
    after: token ? Buffer.from(token, 'base64url').toString() : undefined,
  };
}

/** The token of the next page. */
export function pageToken(last: string | undefined): { nextPageToken?: string } {
  return last === undefined ? {} : { nextPageToken: Buffer.from(last).toString('base64url') };
}

/** Whether the request is for the bytes instead of the metadata. */
export function asksForMedia(query: URLSearchParams): boolean {
  const alt = query.get('alt') ?? 'json';
  if (alt !== 'media' && alt !== 'json') throw unimplemented(`option alt=${alt}`);
  return alt === 'media';
}
