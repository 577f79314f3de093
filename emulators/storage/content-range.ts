import { invalidArgument } from '../api-error.ts';

/** The part of an object that a request of a resumable upload carries. */
export interface ContentRange {
  /** The offset of the first byte; undefined if the request carries none and only queries the state. */
  readonly start?: number;
  /** The size of the object, once the client knows it. */
  readonly total?: number;
  /** Whether the object ends with this request, whatever its size. */
  readonly isLast: boolean;
}

/**
 * Parses the Content-Range of a resumable upload: a part of a known or still unknown size, `bytes 0-*` with an
 * unknown end (the admin SDK streams this way), `bytes *` to query the state. Without it the body is the whole object.
 */
export function parseContentRange(header: string | undefined): ContentRange {
  if (header === undefined) return { start: 0, isLast: true };
  const [, start, end, size] = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header) ?? [];
  if (size === undefined) throw invalidArgument(`Content-Range ${header} is malformed`);
  return {
    ...(start !== undefined && { start: Number(start) }),
    ...(size !== '*' && { total: Number(size) }),
    isLast: end === '*',
  };
}
