import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { postSummarySchema } from '../../../src/domain/post-summary.ts';
import { adminApp } from '../app.ts';
import type { IndexedPost, PostIndex } from './post-index.ts';
import { SearchedText } from './searched-text.ts';

/** No rule of storage.rules lets anybody at it. */
const PATH = 'index/posts.json.gz';

/** Goes up with every change of what a snapshot holds: an older one is then made anew. */
const VERSION = 1;

/** Some dozens of posts at a time. */
const CHUNK_BYTES = 2 ** 18;

const LINE_BREAK = 10;

/** The first line; each further line is a post. */
const headSchema = z.object({
  version: z.literal(VERSION),
  count: z.int(),
  asOf: z.int(),
  applied: z.array(z.tuple([z.string(), z.int()])),
});

const postSchema = z.object({ id: z.string(), summary: postSummarySchema, text: z.string() });

/** The index as it was stored, and which generation of the object that is. */
export interface Snapshot {
  readonly index: PostIndex;
  readonly generation: string;
}

/**
 * The stored index, or undefined when there is none. Texts that are known already are not kept a second time.
 *
 * @throws Error when Storage cannot be asked, or what is there is no snapshot
 */
export async function readSnapshot(known: readonly IndexedPost[]): Promise<Snapshot | undefined> {
  try {
    let generation = '';
    const stream = file().createReadStream({ decompress: false, validation: false });
    stream.on('response', ({ headers }) => {
      generation = String(headers['x-goog-generation']);
    });
    const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
    const index = await pipeline(stream, unzip, (chunks) => parseIndex(chunks, known));
    return { index, generation };
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
  const place = file();
  const upload = place.createWriteStream({
    resumable: false,
    contentType: 'application/gzip',
    metadata: { cacheControl: 'no-store' },
    ...(instead && { preconditionOpts: { ifGenerationMatch: instead } }),
  });
  try {
    // The quickest level: others pack a tenth more into it in three times the time.
    await pipeline(Readable.from(linesOf(index)), createGzip({ level: 1 }), upload);
    return String(place.metadata.generation);
  } catch (error) {
    if ((error as { code?: unknown }).code === 412) return undefined;
    throw error;
  }
}

function file() {
  const bucket = getStorage(adminApp()).bucket();
  // Somebody is waiting: the library would go on for a quarter of a minute.
  bucket.storage.retryOptions.maxRetries = 1;
  return bucket.file(PATH);
}

function* linesOf({ posts, asOf, applied }: PostIndex): Generator<string> {
  const head = { version: VERSION, count: posts.length, asOf, applied: [...applied] };
  yield `${JSON.stringify(head)}\n`;
  for (const { id, summary, text } of posts) yield `${JSON.stringify({ id, summary, text: String(text) })}\n`;
}

/** Line by line: the snapshot of 10,000 posts as one text would need twice the memory that its posts do. */
async function parseIndex(chunks: AsyncIterable<Buffer>, known: readonly IndexedPost[]): Promise<PostIndex> {
  const lines = readLines(chunks);
  const head = await lines.next();
  const { count, asOf, applied } = headSchema.parse(JSON.parse(head.value ?? 'null'));
  const knownTexts = new Map(known.map(({ id, text }) => [id, text]));
  const posts: IndexedPost[] = [];
  for await (const line of lines) {
    const { id, summary, text } = postSchema.parse(JSON.parse(line));
    const read = new SearchedText(text);
    const before = knownTexts.get(id);
    posts.push({ id, summary, text: before?.equals(read) ? before : read });
  }
  if (posts.length !== count) throw new Error(`The snapshot has ${posts.length} of ${count} posts`);
  return { posts, asOf, applied: new Map(applied) };
}

async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, undefined> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_BREAK); end >= 0; end = chunk.indexOf(LINE_BREAK, from)) {
      begun.push(chunk.subarray(from, end));
      yield Buffer.concat(begun).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
  }
}
