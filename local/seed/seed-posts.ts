import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { postCover } from '#drawings/covers.ts';
import { readMotifs } from '../../scripts/read-drawing.ts';
import type { SeedPost } from './read-posts.ts';
import { type Storage, storePicture } from './store-picture.ts';

interface Target extends Storage {
  readonly database: Firestore;
}

/** Posts appear at nine in the morning, Warsaw time in winter. */
const PUBLISHED_AT_HOUR_UTC = 8;

/** Stores each post with its cover. The slug is the id, so that an interrupted seed can be repeated. */
export async function seedPosts(posts: readonly SeedPost[], { database, ...storage }: Target): Promise<void> {
  const motifs = readMotifs();
  const batch = database.batch();
  for (const post of posts) {
    const cover = { name: `${post.slug}.svg`, type: 'image/svg+xml', bytes: postCover(post, motifs) };
    const imageUrl = await storePicture(storage, cover);
    batch.set(database.collection('posts').doc(post.slug), postDocument(post, imageUrl));
  }
  await batch.commit();
}

/** Every field of a post (spec, section 3). A post without a picture of its own has the default picture. */
export function postDocument(post: Omit<SeedPost, 'reviewBy'>, imageUrl: string) {
  const date = new Date(post.date);
  date.setUTCHours(PUBLISHED_AT_HOUR_UTC);
  return {
    slug: post.slug,
    postId: post.slug,
    title: post.title,
    content: post.html,
    authorId: 'seed',
    authorName: post.author,
    published: true,
    categories: post.categories,
    viewsCount: 0,
    likesCount: 0,
    imageUrl,
    image: imageUrl || DEFAULT_POST_IMAGE,
    date: Timestamp.fromDate(date),
  };
}
