import { invalidArgument } from '../api-error.ts';

/** Which bytes of an object a request of a resumable upload brings. */
export interface ContentRange {
  /** The offset of the first byte; undefined when the request brings none and only asks for the state. */
  readonly start?: number;
  /** The size of the object, once the client knows it. */
  readonly total?: number;
  /** The object ends with this request, whatever its size. */
  readonly isLast: boolean;
}

/**
 * Reads the Content-Range of a resumable upload: a part of a known or still unknown size, `bytes 0-*` with an
 * unknown end (the admin SDK streams so), `bytes *` to ask for the state. Without it the body is the whole object.
 */
export function parseContentRange(header: string | undefined): ContentRange {
  if (header === undefined) return { start: 0, isLast: true };
  const [, start, end, size] = /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header) ?? [];
  if (size === undefined) throw invalidArgument(`Content-Range ${header} cannot be read`);
  return {
    ...(start !== undefined && { start: Number(start) }),
    ...(size !== '*' && { total: Number(size) }),
    isLast: end === '*',
  };
}
