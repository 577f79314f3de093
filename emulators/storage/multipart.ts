import { invalidArgument } from '../api-error.ts';
import type { EmulatorRequest } from '../http.ts';
import { type MetadataPatch, parseJsonObject, parseMetadataPatch } from './metadata.ts';

/** An upload as both protocols send it in one request. */
export interface Upload {
  readonly name: string;
  readonly metadata: MetadataPatch;
  readonly bytes: Buffer;
}

/**
 * Reads a `multipart/related` body (RFC 2387): JSON metadata, then the bytes with their content type.
 *
 * @throws ApiError 400 if it does not have exactly two parts, 501 for unsupported metadata
 */
export function readUpload({ headers, query, body }: EmulatorRequest): Upload {
  const [, quoted, plain] =
    /^multipart\/related;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalidArgument('The upload is not multipart/related with a boundary');
  const [description, media, ...more] = splitParts(body, boundary);
  if (!description || !media || more.length > 0) throw invalidArgument('The upload does not have two parts');
  const json = parseJsonObject(description.content.toString());
  const contentType = /^content-type:[ \t]*(.*?)[ \t]*$/im.exec(media.headers)?.[1];
  return {
    name: String(query.get('name') ?? json.name ?? ''),
    metadata: { ...(contentType && { contentType }), ...parseMetadataPatch(json) },
    bytes: media.content,
  };
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
