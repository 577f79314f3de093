import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { renderMarkdown } from '../../scripts/vite/markdown.ts';
import { postFrontMatter } from '../../src/content/front-matter.ts';

const POSTS = join(import.meta.dirname, 'posts');

/** A post of the seed, from its Markdown file. */
export interface SeedPost {
  readonly slug: string;
  readonly title: string;
  readonly date: Date;
  readonly reviewBy: Date;
  readonly author: string;
  readonly categories: readonly string[];
  readonly html: string;
}

/** The posts of the seed, newest first. Throws an Error that names the file whose front matter is invalid, and the reason. */
export function readSeedPosts(): SeedPost[] {
  const files = readdirSync(POSTS).filter((file) => file.endsWith('.md'));
  return files.map(readPost).sort((a, b) => b.date.getTime() - a.date.getTime());
}

function readPost(file: string): SeedPost {
  const { attributes, html } = renderMarkdown(readFileSync(join(POSTS, file), 'utf8'));
  const parsed = postFrontMatter.safeParse(attributes);
  if (!parsed.success) throw new Error(`local/seed/posts/${file}\n${z.prettifyError(parsed.error)}`);
  const { updated, ...post } = parsed.data;
  return { slug: basename(file, '.md'), ...post, html: html + datesParagraph(post.date, updated) };
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The last paragraph of a post. A stored post has only one date, but readers of texts about the law need both. */
function datesParagraph(published: Date, updated: Date): string {
  return `<p><em>Published ${dayFormat.format(published)}. Updated ${dayFormat.format(updated)}.</em></p>\n`;
}
