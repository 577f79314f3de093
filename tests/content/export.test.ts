// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readMarkdown } from '#domain/transfer/markdown.ts';
import { articleToSave } from '#features/authoring/editor/article-to-save.ts';
import { toMarkdown } from '#features/authoring/transfer/export-posts.ts';
import { aPost } from '#tests/factories/post.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';

test.each(readSeedPosts())('STAFF-08 $slug is the same after an export and an import', (seed) => {
  const content = articleToSave(seed.html);
  const { slug, author: authorName, date, title } = seed;
  const categories = [...seed.categories];
  const markdown = toMarkdown(
    aPost({ slug, title, authorName, date, categories, content, published: false }),
  );
  const imported = readMarkdown(`${slug}.md`, markdown);
  const withoutGaps = (html: string) => articleToSave(html).replaceAll(/>\s+|\s+</g, (gap) => gap.trim());
  expect(withoutGaps(imported.html)).toBe(withoutGaps(content));
  expect(imported).toMatchObject({ slug, title, authorName, date, categories, published: false });
});
