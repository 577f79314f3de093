/** Odd numbers; a product with one spreads a piece over all 32 bits (Fibonacci hashing). */
const GOLDEN = 0x9e3779b1;
const OTHER = 0x85ebca6b;

/** Bits of a set, by their logarithm: from a word of 32 to 32 MB. */
const MIN_SIZE = 5;
const MAX_SIZE = 28;

interface Marks {
  readonly bits: Uint32Array;
  /** How far a hash is shifted to be the number of a bit. */
  readonly shift: number;
}

/**
 * A text that says quickly that something is not in it. A program compares some 1 GB/s, so that a search through 10,000
 * posts of 8 KB would hold all other visitors up for 60 ms. The pieces of three and of five bytes that a text has are
 * marked in a set of bits (a Bloom filter): a text that lacks a mark of the words lacks the words, and is not read. The
 * pieces of five tell "product data" from texts that have both words apart.
 *
 * It is kept as bytes (UTF-8): out of JavaScript's heap, and as the snapshot has it.
 */
export class SearchedText {
  readonly bytes: Buffer;
  #marks: Marks | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  static of(text: string): SearchedText {
    // Exactly as many bytes: Buffer.from reserves half as many more.
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    bytes.write(text);
    return new SearchedText(bytes);
  }

  includes(words: string): boolean {
    // Made by the first search, so that a cold start does not wait for them.
    this.#marks ??= marksOf(this.bytes);
    const { bytes, hashes } = searchFor(words);
    return mayHold(this.#marks, hashes) && this.bytes.includes(bytes);
  }
}

/** About two bits for each byte, of which a third is set. */
function marksOf(bytes: Buffer): Marks {
  const size = Math.min(MAX_SIZE, Math.max(MIN_SIZE, Math.ceil(Math.log2(bytes.length * 2))));
  const bits = new Uint32Array(2 ** (size - MIN_SIZE));
  const shift = 32 - size;
  let first = 0;
  let second = 0;
  let last = 0;
  let beforeLast = 0;
  // The only loop over all bytes of all posts. What it marks before it has five of them is in no words.
  for (let end = 0; end < bytes.length; end++) {
    const third = bytes[end] as number;
    const short = hashOfThree(first, second, third);
    mark(bits, short >>> shift);
    mark(bits, hashOfFive(beforeLast, short) >>> shift);
    beforeLast = last;
    last = short;
    first = second;
    second = third;
  }
  return { bits, shift };
}

function mark(bits: Uint32Array, bit: number): void {
  bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << bit);
}

function mayHold({ bits, shift }: Marks, hashes: readonly number[]): boolean {
  for (const hash of hashes) {
    const bit = hash >>> shift;
    if (((bits[bit >>> 5] as number) & (1 << bit)) === 0) return false;
  }
  return true;
}

interface Search {
  readonly words: string;
  readonly bytes: Buffer;
  /** Of all its pieces. */
  readonly hashes: readonly number[];
}

let search: Search = { words: '', bytes: Buffer.alloc(0), hashes: [] };

/** One search asks all texts the same. */
function searchFor(words: string): Search {
  if (search.words !== words) {
    const bytes = Buffer.from(words);
    const threes = [...bytes]
      .slice(2)
      .map((byte, index) => hashOfThree(bytes[index], bytes[index + 1], byte));
    const fives = threes.slice(2).map((three, index) => hashOfFive(threes[index], three));
    search = { words, bytes, hashes: [...threes, ...fives] };
  }
  return search;
}

function hashOfThree(first = 0, second = 0, third = 0): number {
  return Math.imul((first << 16) | (second << 8) | third, GOLDEN);
}

/** Five bytes are two pieces of three with one in common. */
function hashOfFive(beginning = 0, end = 0): number {
  return Math.imul(end ^ Math.imul(beginning, OTHER), GOLDEN);
}
