import * as z from 'zod/mini';
import { dateOf, type TransferFile, type TransferPost } from './transfer-post.ts';

const text = z._default(z.nullable(z.string()), null);
const id = z.union([z.string(), z.number()]);

const exportSchema = z.object({
  posts: z.array(
    z.object({
      id,
      title: z.string(),
      slug: z.string(),
      html: text,
      type: z._default(z.string(), 'post'),
      status: z.string(),
      published_at: text,
      feature_image: text,
      custom_excerpt: text,
    }),
  ),
  tags: z._default(z.array(z.object({ id, name: z.string() })), []),
  posts_tags: z._default(z.array(z.object({ post_id: id, tag_id: id })), []),
  users: z._default(z.array(z.object({ id, name: z.string() })), []),
  posts_authors: z._default(z.array(z.object({ post_id: id, author_id: id })), []),
  posts_meta: z._default(
    z.array(z.object({ post_id: id, meta_title: text, meta_description: text, feature_image_alt: text })),
    [],
  ),
});

const fileSchema = z.union([
  z.object({ db: z.tuple([z.object({ data: exportSchema })]) }),
  z.object({ data: exportSchema }),
]);

/**
 * Reads the JSON that Ghost exports. Tags become categories; tags that begin with # are internal to Ghost.
 *
 * @throws Error if it is not such an export
 */
export function readGhost(source: string): TransferFile {
  const file = fileSchema.safeParse(parseJson(source)).data;
  if (!file) throw new Error('it is not an export of Ghost');
  const { posts, ...tables } = 'db' in file ? file.db[0].data : file.data;
  const nameById = (rows: readonly { id: unknown; name: string }[], id: unknown) =>
    rows.find((row) => row.id === id)?.name ?? '';
  const read = (post: (typeof posts)[number]): TransferPost => {
    const isOfPost = ({ post_id }: { post_id: unknown }) => post_id === post.id;
    const meta = tables.posts_meta.find(isOfPost);
    return {
      slug: post.slug,
      title: post.title,
      html: post.html ?? '',
      isForeign: true,
      authorName: nameById(tables.users, tables.posts_authors.find(isOfPost)?.author_id),
      date: dateOf(post.published_at ?? ''),
      categories: tables.posts_tags
        .filter(isOfPost)
        .map(({ tag_id }) => nameById(tables.tags, tag_id))
        .filter((name) => name && !name.startsWith('#')),
      published: post.status === 'published',
      image: post.feature_image ?? '',
      imageAlt: meta?.feature_image_alt ?? undefined,
      excerpt: post.custom_excerpt ?? '',
      searchTitle: meta?.meta_title ?? '',
      searchDescription: meta?.meta_description ?? '',
    };
  };
  const isPost = ({ type }: { type: string }) => type === 'post';
  const refused = posts
    .filter((post) => !isPost(post))
    .map(({ title, type }) => ({ title, reason: `it is a ${type}, not a post` }));
  return { posts: posts.filter(isPost).map(read), refused };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
