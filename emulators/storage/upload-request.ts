import { invalidArgument } from '../api-error.ts';
import type { EmulatorRequest } from '../http.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { type MetadataPatch, parseJsonObject, parseMetadataPatch } from './metadata.ts';

/** The description of an upload, without its bytes. */
export interface UploadRequest {
  readonly bucket: string;
  readonly name: string;
  readonly metadata: MetadataPatch;
  /** Announced by the client, to be compared with the received bytes. */
  readonly expected: { readonly md5Hash?: string; readonly crc32c?: string; readonly size?: number };
  readonly conditions: Conditions;
}

interface Announced {
  readonly bucket: string;
  /** The metadata, as JSON. */
  readonly metadata: string;
  /** The type if the metadata has none. */
  readonly contentType: string | undefined;
  /** The size as sent by the client. */
  readonly size?: string | undefined;
}

/** Reads what both protocols send with an upload. Throws INVALID_ARGUMENT for an invalid name, 501 for unknown fields. */
export function readUploadRequest(request: EmulatorRequest, announced: Announced): UploadRequest {
  const { bucket, contentType = 'application/octet-stream', size } = announced;
  const json = parseJsonObject(announced.metadata);
  return {
    bucket,
    name: readName(request.query.get('name') ?? json.name),
    metadata: { contentType, ...parseMetadataPatch(json) },
    expected: {
      ...(typeof json.md5Hash === 'string' && { md5Hash: json.md5Hash }),
      ...(typeof json.crc32c === 'string' && { crc32c: json.crc32c }),
      ...(size !== undefined && { size: Number(size) }),
    },
    conditions: readConditions(request.query),
  };
}

/** https://cloud.google.com/storage/docs/objects#naming */
const MAX_NAME_BYTES = 1024;

function readName(name: unknown): string {
  if (typeof name !== 'string' || name === '') throw invalidArgument('The object has no name');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw invalidArgument('The name is longer than 1024 bytes');
  if (/[\r\n]/.test(name)) throw invalidArgument('The name contains a line break');
  if (name === '.' || name === '..') throw invalidArgument(`An object cannot be named ${name}`);
  return name;
}
