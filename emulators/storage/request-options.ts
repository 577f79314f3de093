import { invalidArgument, unimplemented } from '../api-error.ts';
import type { ListQuery } from './list-page.ts';

/** Throws 501 naming an option that a call does not support. */
export function allowOptions(query: URLSearchParams, known: readonly string[]): void {
  for (const option of query.keys()) {
    if (!known.includes(option)) throw unimplemented(`option ${option}=${query.get(option)}`);
  }
}

/** Whether the request is for the bytes instead of the metadata. */
export function asksForMedia(query: URLSearchParams): boolean {
  const alt = query.get('alt') ?? 'json';
  if (alt !== 'media' && alt !== 'json') throw unimplemented(`option alt=${alt}`);
  return alt === 'media';
}

export const LIST_OPTIONS = ['prefix', 'delimiter', 'maxResults', 'pageToken'];

/** https://cloud.google.com/storage/docs/json_api/v1/objects/list: at most 1000 entries on a page. */
const MAX_RESULTS = 1000;

/** Reads the options of a list, the same in both protocols. */
export function readListQuery(query: URLSearchParams): ListQuery {
  allowOptions(query, LIST_OPTIONS);
  const wanted = query.get('maxResults') ?? String(MAX_RESULTS);
  if (!/^[1-9]\d*$/.test(wanted)) throw invalidArgument(`Invalid maxResults ${wanted}`);
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxResults: Math.min(Number(wanted), MAX_RESULTS),
    after: Buffer.from(query.get('pageToken') ?? '', 'base64url').toString(),
  };
}
