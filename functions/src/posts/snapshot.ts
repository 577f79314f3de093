import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { postSummarySchema } from '../../../src/domain/post-summary.ts';
import { bucket } from '../storage.ts';
import type { PostIndex } from './post-index.ts';
import { SearchedText } from './searched-text.ts';

/** No rule of storage.rules lets anybody at it. */
const PATH = 'index/posts.gz';

/** Goes up with every change of what a snapshot holds: an older one is then made anew. */
const VERSION = 1;

/** More than an instance can hold. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * The first line, as JSON. The texts of all posts follow as they are, one after the other: they are most of it, and
 * nothing has to be done to them to be searched.
 */
const headSchema = z.object({
  version: z.literal(VERSION),
  asOf: z.int(),
  applied: z.array(z.tuple([z.string(), z.int()])),
  posts: z.array(z.object({ id: z.string(), summary: postSummarySchema, bytes: z.int() })),
});

/** The index as it was stored, and which generation of the object that is. */
export interface Snapshot {
  readonly index: PostIndex;
  readonly generation: string;
}

/**
 * The stored index, or undefined when there is none.
 *
 * @throws Error when Storage cannot be asked, or what is there is no snapshot
 */
export async function readSnapshot(): Promise<Snapshot | undefined> {
  try {
    let generation = '';
    const stream = bucket().file(PATH).createReadStream({ decompress: false, validation: false });
    stream.on('response', ({ headers }) => {
      generation = String(headers['x-goog-generation'] ?? '');
    });
    return { index: parseIndex(await unzip(await buffer(stream))), generation };
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined;
    throw error;
  }
}

/**
 * Stores an index in place of the one of a generation, or of whatever is there. Gives the new generation, or undefined
 * when another instance was quicker.
 */
export async function writeSnapshot(index: PostIndex, instead?: string): Promise<string | undefined> {
  const place = bucket().file(PATH);
  const upload = place.createWriteStream({
    resumable: false,
    contentType: 'application/gzip',
    metadata: { cacheControl: 'no-store' },
    ...(instead && { preconditionOpts: { ifGenerationMatch: instead } }),
  });
  try {
    // The quickest level: others pack a tenth more into it in three times the time.
    await pipeline(Readable.from(partsOf(index)), createGzip({ level: 1 }), upload);
    return String(place.metadata.generation);
  } catch (error) {
    if ((error as { code?: unknown }).code === 412) return undefined;
    throw error;
  }
}

/** In one piece, which the texts stay in: the last four bytes say how large it becomes (RFC 1952, ISIZE). */
async function unzip(zipped: Buffer): Promise<Buffer> {
  const size = zipped.readUInt32LE(zipped.length - 4);
  if (size > MAX_BYTES) throw new Error(`The snapshot would have ${size} bytes`);
  return promisify(gunzip)(zipped, { chunkSize: Math.max(size + 1, 1024), maxOutputLength: MAX_BYTES });
}

function* partsOf({ posts, asOf, applied }: PostIndex): Generator<string | Buffer> {
  const heads = posts.map(({ id, summary, text }) => ({ id, summary, bytes: text.bytes.length }));
  yield `${JSON.stringify({ version: VERSION, asOf, applied: [...applied], posts: heads })}\n`;
  for (const { text } of posts) yield text.bytes;
}

function parseIndex(bytes: Buffer): PostIndex {
  let end = bytes.indexOf('\n') + 1;
  const { asOf, applied, posts } = headSchema.parse(JSON.parse(bytes.toString('utf8', 0, end)));
  const indexed = posts.map(({ id, summary, bytes: length }) => {
    end += length;
    return { id, summary, text: new SearchedText(bytes.subarray(end - length, end)) };
  });
  if (end !== bytes.length) throw new Error(`The snapshot has ${bytes.length} bytes and not ${end}`);
  return { posts: indexed, asOf, applied: new Map(applied) };
}
