import { Readable } from 'node:stream';

const CHUNK_CHARS = 64 * 1024;

/**
 * A JSON list as a response body: text if it is short, otherwise a stream that takes the items as the client reads
 * them. `release` is called once, when no more items will be taken. Throws an error that occurs among the first items.
 */
export function jsonList(items: Iterable<string>, release: () => void): string | Readable {
  const chunks = inChunks(items);
  let first: IteratorResult<string>;
  let second: IteratorResult<string>;
  try {
    first = chunks.next();
    second = first.done ? first : chunks.next();
  } catch (error) {
    release();
    throw error;
  }
  if (second.done) {
    release();
    return first.value ?? '';
  }
  const stream = Readable.from(rejoin([first.value, second.value], chunks), { objectMode: false });
  stream.once('close', () => {
    chunks.return(undefined);
    release();
  });
  return stream;
}

function* inChunks(items: Iterable<string>): Generator<string, undefined> {
  let chunk = '[';
  let separator = '';
  for (const item of items) {
    chunk += separator + item;
    separator = ',\n';
    if (chunk.length >= CHUNK_CHARS) {
      yield chunk;
      chunk = '';
    }
  }
  yield `${chunk}]`;
  return undefined;
}

function* rejoin(taken: readonly string[], rest: Iterable<string>): Generator<Buffer> {
  for (const chunk of taken) yield Buffer.from(chunk);
  for (const chunk of rest) yield Buffer.from(chunk);
}
