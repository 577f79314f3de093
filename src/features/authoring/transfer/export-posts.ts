import { strToU8, zipSync } from 'fflate';
import type { Post } from '#domain/posts/post.ts';
import { undatedPostIds } from '#domain/posts/post-titles.ts';
import { writeMarkdown } from '#domain/transfer/markdown.ts';
import { toMarkdownText } from '#domain/transfer/markdown-text.ts';
import { postBody } from '#features/authoring/editor/article-html.ts';
import type { PostBatch } from '#firebase/staff-posts.ts';

/** How many batches, of ten posts each, are read at first. The rest are read batch by batch. */
const FIRST_BATCHES = 100;

/** A post as Markdown with front matter. */
export function toMarkdown(post: Post): string {
  const { content: html, imageUrl: image, date, ...fields } = post;
  const transferred = { ...fields, html, image, date: date ?? undefined, isForeign: false };
  return writeMarkdown(transferred, toMarkdownText(postBody(html)));
}

/** Reads all posts, drafts too, and returns them as a ZIP of Markdown files. */
export async function exportPosts(): Promise<Blob> {
  const { readAllPosts, readTitles } = await import('#firebase/staff-posts.ts');
  const files: Record<string, Uint8Array> = {};
  const first = await readAllPosts(FIRST_BATCHES, undatedPostIds(await readTitles()));
  for (let batch: PostBatch | undefined = first; batch; batch = await batch.more?.()) {
    for (const { post } of batch.posts) files[`${post.slug || post.id}.md`] = strToU8(toMarkdown(post));
  }
  return new Blob([zipSync(files) as BlobPart], { type: 'application/zip' });
}
