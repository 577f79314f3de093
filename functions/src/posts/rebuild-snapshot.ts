import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { isPublished, type Post } from '#domain/posts/post.ts';
import { toListedPost } from '#domain/posts/post-list.ts';
import { searchTexts } from '#domain/posts/post-responses.ts';
import { countWords } from '#domain/posts/post-summary.ts';
import { firestore } from '../firestore.ts';
import { ownPictureUrl } from '../pictures/own-picture.ts';
import { withRetries } from '../with-retries.ts';
import { TITLE_FIELDS, toTitle, writeTitles } from './post-titles.ts';
import { lastWritten, parsePublished } from './published-post.ts';
import { readArticle } from './read-article.ts';
import {
  DamagedSnapshotError,
  deletePostText,
  type IndexedPost,
  NO_GENERATION,
  readSnapshot,
  type Snapshot,
  writePostText,
  writeSnapshot,
} from './snapshot.ts';

/** How many posts are read and stored at a time. */
const BATCH_SIZE = 20;

const NO_SNAPSHOT: Snapshot = { posts: [], generation: NO_GENERATION };

export interface Rebuild {
  /** The number of published posts. */
  readonly posts: number;
  /** The number of posts written since the last snapshot, whose text was sanitised and stored. */
  readonly changed: number;
}

/**
 * Builds the snapshot of all posts, and the titles that staff search. Reads the last write time of each post (one billed read
 * each), and in full only the posts written since the last snapshot.
 *
 * @throws Error when Firestore or Storage does not respond, or another rebuild finished first
 */
export async function rebuildSnapshot(): Promise<Rebuild> {
  const previous = await previousSnapshot();
  const indexed = new Map(previous.posts.map((post) => [post.id, post]));
  const unchanged: IndexedPost[] = [];
  const written: QueryDocumentSnapshot[] = [];
  const all: QueryDocumentSnapshot[] = [];
  for await (const document of storedPosts()) {
    all.push(document);
    if (!isPublished(document.data())) continue;
    const post = indexed.get(document.id);
    if (post?.changed === lastWritten(document)) unchanged.push(post);
    else written.push(document);
  }
  const changed: IndexedPost[] = [];
  for (const batch of batchesOf(written)) changed.push(...(await indexWritten(batch)));
  const posts = [...unchanged, ...changed].sort(newestFirst);
  await writeSnapshot(posts, previous.generation);
  const current = new Set(posts);
  const replaced = previous.posts.filter((post) => !current.has(post));
  for (const batch of batchesOf(replaced)) await Promise.all(batch.map(deletePostText));
  const shown = new Set(posts.map(({ id }) => id));
  await writeTitles(all.map((document) => toTitle(document, shown.has(document.id))));
  return { posts: posts.length, changed: changed.length };
}

/** Returns the stored snapshot. A damaged one counts as empty, so that it is replaced. */
async function previousSnapshot(): Promise<Snapshot> {
  try {
    return (await readSnapshot()) ?? NO_SNAPSHOT;
  } catch (error) {
    if (!(error instanceof DamagedSnapshotError)) throw error;
    logger.error('The stored snapshot is damaged; it is built from every post', error);
    return { posts: [], generation: error.generation };
  }
}

/** Yields every post with only its last write time, title, date and state. The stream's own type does not say what it yields. */
async function* storedPosts(): AsyncGenerator<QueryDocumentSnapshot> {
  const query = firestore()
    .collection('posts')
    .orderBy(FieldPath.documentId())
    .select(...TITLE_FIELDS);
  yield* query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>;
}

async function indexWritten(written: readonly QueryDocumentSnapshot[]): Promise<IndexedPost[]> {
  const documents = await firestore().getAll(...written.map(({ ref }) => ref));
  const indexed = await Promise.all(
    documents.map(async (document) => {
      const post = parsePublished(document);
      return post && indexPost(post, lastWritten(document));
    }),
  );
  return indexed.filter((post) => post !== undefined);
}

/** Indexes a post and stores its text. A post that cannot be read is logged and skipped: it must not hold up the others. */
async function indexPost(stored: Post, changed: number): Promise<IndexedPost | undefined> {
  const read = await preparePost(stored, changed).catch((error: unknown) =>
    logger.error('A post cannot be indexed and is skipped', { id: stored.id, reason: String(error) }),
  );
  // Retried, because the connection may have been closed while texts were sanitised.
  if (read) await withRetries(() => writePostText(read.indexed, read.page));
  return read?.indexed;
}

/** Returns a stored post in both forms of the snapshot: as it is indexed, and as its page shows it. */
export async function preparePost(stored: Post, changed: number) {
  const post = { ...stored, image: (await ownPictureUrl(stored.image)) ?? DEFAULT_POST_IMAGE };
  const { article, text, isPlain } = await readArticle(post.content);
  if (isPlain) logger.error('A post is too complex and is shown as plain text', { id: post.id });
  const listed = toListedPost(post, text);
  const indexed: IndexedPost = { ...listed, id: post.id, changed, text: Buffer.from(listed.text) };
  const page = { ...listed.summary, ...article, ...searchTexts(post), wordCount: countWords(text) };
  return { indexed, page };
}

function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH_SIZE) yield items.slice(start, start + BATCH_SIZE);
}

/** Posts without a date come last. Posts with the same date, or both without one (NaN), are sorted by slug. */
function newestFirst({ summary: one }: IndexedPost, { summary: other }: IndexedPost): number {
  const difference = (other.date?.getTime() ?? -Infinity) - (one.date?.getTime() ?? -Infinity);
  if (difference) return difference;
  return one.slug < other.slug ? -1 : 1;
}
