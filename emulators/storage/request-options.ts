import { invalidArgument, unimplemented } from '../api-error.ts';
import type { ListQuery } from './operations.ts';

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

export const LIST_OPTIONS = ['prefix', 'delimiter', 'maxResults'];

/** Reads the options of a list, the same in both protocols. */
export function readListQuery(query: URLSearchParams): ListQuery {
  allowOptions(query, LIST_OPTIONS);
  const maxResults = query.get('maxResults');
  if (maxResults !== null && !/^[1-9]\d*$/.test(maxResults)) {
    throw invalidArgument(`Invalid maxResults ${maxResults}`);
  }
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxResults: Number(maxResults ?? Number.POSITIVE_INFINITY),
  };
}
