import { invalidArgument } from '../api-error.ts';

/** The two parts of an upload: JSON metadata, then the bytes with their content type. */
export interface MultipartUpload {
  readonly metadata: string;
  readonly contentType: string | undefined;
  readonly bytes: Buffer;
}

/**
 * Parses a `multipart/related` body (RFC 2387) as the SDKs send it.
 * Throws INVALID_ARGUMENT if it does not have exactly two parts.
 */
export function parseMultipart(contentTypeHeader: string | undefined, body: Buffer): MultipartUpload {
  const [, quoted, plain] =
    /^multipart\/related;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentTypeHeader ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalidArgument('The upload is not multipart/related with a boundary');
  const [metadata, media, ...more] = splitParts(body, boundary);
  if (!metadata || !media || more.length > 0) throw invalidArgument('The upload does not have two parts');
  const contentType = /^content-type:[ \t]*(.*?)[ \t]*$/im.exec(media.headers)?.[1];
  return { metadata: metadata.content.toString(), contentType, bytes: media.content };
}

interface Part {
  readonly headers: string;
  readonly content: Buffer;
}

// A delimiter is a line break, `--` and the boundary; the first may be at the very start (RFC 2046, 5.1.1).
function splitParts(body: Buffer, boundary: string): Part[] {
  const delimiter = `\r\n--${boundary}`;
  const framed = Buffer.concat([Buffer.from('\r\n'), body]);
  const parts: Part[] = [];
  let start = framed.indexOf(delimiter);
  while (start !== -1) {
    const from = start + delimiter.length;
    if (framed.subarray(from, from + 2).toString() === '--') return parts;
    const end = framed.indexOf(delimiter, from);
    if (end === -1) break;
    parts.push(parsePart(framed.subarray(from, end)));
    start = end;
  }
  throw invalidArgument('The upload lacks its closing boundary');
}

function parsePart(part: Buffer): Part {
  const blankLine = part.indexOf('\r\n\r\n');
  if (blankLine === -1) throw invalidArgument('A part of the upload lacks the line after its headers');
  return { headers: part.subarray(0, blankLine).toString(), content: part.subarray(blankLine + 4) };
}
