import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { getStorage } from 'firebase-admin/storage';
import { postCovers } from '#drawings/covers.ts';
import { localUrl, PORTS } from '../ports.ts';
import type { SeedPost } from './read-posts.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

interface Targets {
  readonly database: Firestore;
  readonly bucket: Bucket;
}

/** Posts appear at nine in the morning, Warsaw winter time. */
const PUBLISHED_AT_HOUR_UTC = 8;

/** Stores each post with its cover. The slug is the id, so that an interrupted seed can be repeated. */
export async function seedPosts(posts: readonly SeedPost[], { database, bucket }: Targets): Promise<void> {
  const covers = postCovers(posts.map(({ slug }) => slug));
  const batch = database.batch();
  for (const [index, post] of posts.entries()) {
    const imageUrl = await saveCover(bucket, post.slug, covers[index] ?? '');
    batch.set(database.collection('posts').doc(post.slug), toDocument(post, imageUrl));
  }
  await batch.commit();
}

async function saveCover(bucket: Bucket, slug: string, svg: string): Promise<string> {
  const path = `posts/${slug}.svg`;
  const token = randomUUID();
  await bucket.file(path).save(svg, {
    resumable: false,
    contentType: 'image/svg+xml',
    metadata: {
      cacheControl: 'public, max-age=86400',
      metadata: { firebaseStorageDownloadTokens: token },
    },
  });
  const object = `/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
  return localUrl(PORTS.storage) + object;
}

/** Every field of a post (spec, section 3). */
function toDocument(post: SeedPost, imageUrl: string) {
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
    image: imageUrl,
    date: Timestamp.fromDate(date),
  };
}
