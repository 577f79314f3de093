import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import * as z from 'zod/mini';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import { type PostSummary, postSummarySchema } from '#domain/posts/post-summary.ts';
import { bucket } from '../storage.ts';

/**
 * The published posts as readers need them: one object with all summaries and searchable texts, and one object per post
 * with its text. storage.rules deny all access. The number in the folder is incremented with every change of format.
 */
const FOLDER = 'index/v4';
const SNAPSHOT = `${FOLDER}/posts.gz`;

/** The limit beyond which an instance would run out of memory. */
const MAX_BYTES = 256 * 1024 * 1024;

/** The generation of an object that does not exist (cloud.google.com/storage/docs/request-preconditions). */
export const NO_GENERATION = '0';

/** A post as it was last written. */
export interface PostVersion {
  /** The id of its document; its slug may differ. */
  readonly id: string;
  /** The last write time, in microseconds since 1970. */
  readonly changed: number;
}

/** A published post in the snapshot. */
export interface IndexedPost extends PostVersion {
  readonly summary: PostSummary;
  /** The searchable text as folded UTF-8, outside the JavaScript heap. */
  readonly text: Buffer;
}

/** All published posts at one moment, newest first, and the generation of the stored object. */
export interface Snapshot {
  readonly posts: readonly IndexedPost[];
  readonly generation: string;
}

/** The first line of the snapshot, as JSON. The texts of all posts follow, concatenated; `bytes` is the length of each. */
const headSchema = z.array(
  z.object({ id: z.string(), changed: z.int(), summary: postSummarySchema, bytes: z.int() }),
);

/** Returns the generation of the stored snapshot, or NO_GENERATION. Throws when Storage does not respond. */
export async function snapshotGeneration(): Promise<string> {
  const metadata = await unlessMissing(bucket().file(SNAPSHOT).getMetadata());
  return metadata ? String(metadata[0].generation) : NO_GENERATION;
}

/**
 * Returns the stored snapshot, or undefined.
 *
 * @throws DamagedSnapshotError when the object is not a snapshot
 * @throws Error when Storage does not respond
 */
export async function readSnapshot(): Promise<Snapshot | undefined> {
  let generation = NO_GENERATION;
  const stream = bucket().file(SNAPSHOT).createReadStream({ decompress: false, validation: false });
  stream.on('response', ({ headers }) => {
    generation = String(headers['x-goog-generation'] ?? NO_GENERATION);
  });
  const zipped = await unlessMissing(buffer(stream));
  if (!zipped) return undefined;
  try {
    return { posts: decode(await unzip(zipped)), generation };
  } catch (error) {
    throw new DamagedSnapshotError(generation, { cause: error });
  }
}

/** The stored object is not a snapshot. */
export class DamagedSnapshotError extends Error {
  readonly generation: string;

  constructor(generation: string, options: ErrorOptions) {
    super('The stored snapshot cannot be read', options);
    this.generation = generation;
  }
}

/**
 * Stores a snapshot in place of the one with the generation `replaced`.
 *
 * @throws Error when Storage does not respond, or the stored snapshot has another generation
 */
export async function writeSnapshot(posts: readonly IndexedPost[], replaced: string): Promise<void> {
  const upload = bucket()
    .file(SNAPSHOT)
    .createWriteStream({
      resumable: false,
      contentType: 'application/gzip',
      metadata: { cacheControl: 'no-store' },
      preconditionOpts: { ifGenerationMatch: replaced },
    });
  // The fastest level: higher ones save another 10 % but take three times as long.
  await pipeline(Readable.from(encode(posts)), createGzip({ level: 1 }), upload);
}

/** Returns the stored text of a post, or undefined if it was replaced or deleted. Throws when Storage does not respond. */
export async function readPostText(post: PostVersion): Promise<Buffer | undefined> {
  const found = await unlessMissing(bucket().file(textPath(post)).download({ validation: false }));
  return found?.[0];
}

export async function writePostText(post: IndexedPost, page: PublishedPost): Promise<void> {
  await bucket()
    .file(textPath(post))
    .save(JSON.stringify(page), { resumable: false, contentType: 'application/json' });
}

/** Deletes the stored text of a post that was changed or unpublished. */
export async function deletePostText(post: IndexedPost): Promise<void> {
  await bucket().file(textPath(post)).delete({ ignoreNotFound: true });
}

/** Returns the name of a text in Storage. It has a digest of the id, because an id may be longer than names in Storage. */
function textPath({ id, changed }: PostVersion): string {
  return `${FOLDER}/posts/${createHash('sha256').update(id).digest('hex')}/${changed}.json`;
}

async function unlessMissing<Result>(request: Promise<Result>): Promise<Result | undefined> {
  try {
    return await request;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined;
    throw error;
  }
}

/** Unzips into one chunk, of which texts become views. The last four zipped bytes are the size (RFC 1952); the chunk is larger. */
async function unzip(zipped: Buffer): Promise<Buffer> {
  const size = zipped.readUInt32LE(zipped.length - 4);
  if (size > MAX_BYTES) throw new Error(`The snapshot is too large: ${size} bytes`);
  return promisify(gunzip)(zipped, { chunkSize: Math.max(size + 1, 1024), maxOutputLength: MAX_BYTES });
}

function* encode(posts: readonly IndexedPost[]): Generator<string | Buffer> {
  const heads = posts.map(({ id, changed, summary, text }) => ({ id, changed, summary, bytes: text.length }));
  yield `${JSON.stringify(heads)}\n`;
  for (const { text } of posts) yield text;
}

function decode(bytes: Buffer): IndexedPost[] {
  let start = bytes.indexOf('\n') + 1;
  const heads = headSchema.parse(JSON.parse(bytes.toString('utf8', 0, start)));
  const posts = heads.map(({ bytes: size, ...post }) => {
    const text = bytes.subarray(start, start + size);
    start += size;
    return { ...post, text };
  });
  if (start !== bytes.length) throw new Error(`The snapshot has ${bytes.length} bytes instead of ${start}`);
  return posts;
}
