import { PROJECT_ID } from '../../local/project.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { htmlText } from '../../scripts/html-text.ts';

const CONTENT_BYTES = 8000;
const CATEGORIES = 20;
const BATCH = 250;

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;

/** A seeded random number from 0 to 1, for reproducible runs (mulberry32). */
let state = 20_261_121;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}

const seed = readSeedPosts();
const paragraphs = seed.flatMap(({ html }) => html.split(/(?<=<\/(?:p|h2|h3|ul|ol|table)>)\s*/));
const sentences = paragraphs.map(htmlText).flatMap((text) => text.match(/[^.]{40,}\./g) ?? []);

/** A post of 8 KB made of shuffled sentences from the seed, with a unique number. */
function fieldsOf(number: number) {
  let content = `<p>Number ${number}: ${oneOf(sentences)}</p>`;
  while (content.length < CONTENT_BYTES) content += oneOf(paragraphs);
  const token = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const image = `https://firebasestorage.googleapis.com/v0/b/datum-and-beam.appspot.com/o/posts%2F${token}.webp?alt=media`;
  const categories = [oneOf([...Array(CATEGORIES).keys()]), number % CATEGORIES];
  return {
    slug: { stringValue: `post-number-${number}` },
    postId: { stringValue: `post-number-${number}` },
    title: { stringValue: `${oneOf(seed).title} (${number})` },
    content: { stringValue: content.slice(0, CONTENT_BYTES) },
    authorId: { stringValue: 'author' },
    authorName: { stringValue: oneOf(seed).author },
    published: { booleanValue: true },
    categories: { arrayValue: { values: categories.map((name) => ({ stringValue: `Category ${name}` })) } },
    viewsCount: { integerValue: '0' },
    likesCount: { integerValue: '0' },
    imageUrl: { stringValue: image },
    image: { stringValue: image },
    date: { timestampValue: new Date(1_600_000_000_000 + number * 3_600_000).toISOString() },
  };
}

/** Stores posts as an import does, bypassing the rules. */
export async function storePosts(host: string, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => start + index);
    const writes = numbers.map((number) => ({
      update: { name: `${DOCUMENTS}/posts/post-number-${number}`, fields: fieldsOf(number) },
    }));
    await commit(host, writes);
  }
}

/** Changes the title of a post. */
export async function changePost(host: string, number: number): Promise<void> {
  const name = `${DOCUMENTS}/posts/post-number-${number}`;
  const update = { name, fields: { title: { stringValue: 'Changed' } } };
  await commit(host, [{ update, updateMask: { fieldPaths: ['title'] } }]);
}

async function commit(host: string, writes: readonly object[]): Promise<void> {
  const response = await fetch(`http://${host}/v1/${DOCUMENTS}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`The posts could not be written: ${await response.text()}`);
}

/** Returns reproducible searches: prefixes of words, whole phrases, and terms without matches. */
export function searches(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const words = oneOf(sentences).split(' ');
    const from = Math.floor(random() * (words.length - 3));
    const phrase = words.slice(from, from + 1 + (index % 3)).join(' ');
    if (index % 4 === 0) return phrase.slice(0, 3);
    return index % 4 === 1 ? `${phrase}x${index}` : phrase;
  });
}
