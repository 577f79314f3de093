import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import * as z from 'zod';
import { postDocument } from '../../local/seed/seed-posts.ts';
import { storePicture } from '../../local/seed/store-picture.ts';
import { renderMarkdown } from '../../scripts/vite/markdown.ts';
import type { Project } from './connect.ts';

const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(200),
  date: z.coerce.date(),
  author: z.string().trim().min(1).max(100),
  categories: z.array(z.string().trim().min(1).max(40)).max(10).default([]),
  /** A file beside the post. */
  image: z.string().optional(),
});

/** The types that staff may upload (storage.rules). */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/**
 * Stores each Markdown file of a folder as a published post, its name without `.md` as the slug, and the pictures that
 * it names. Front matter: title, date, author; optional: categories and image. Returns how many posts there are.
 *
 * @throws Error that names the file and the problem; that post is not stored
 */
export async function importMarkdown(project: Project, folder: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  if (files.length === 0) throw new Error(`${folder} holds neither an export nor a Markdown file`);
  for (const file of files) {
    try {
      await importPost(project, folder, file);
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
      throw new Error(`${join(folder, file)}: ${reason}`);
    }
  }
  return { posts: files.length, files: 0 };
}

async function importPost(project: Project, folder: string, file: string): Promise<void> {
  const slug = basename(file, '.md');
  if (!/^[a-z0-9_-]{1,200}$/.test(slug))
    throw new Error('the file name is not a valid slug: a-z, 0-9, _ and - only');
  const { attributes, html } = renderMarkdown(await readFile(join(folder, file), 'utf8'));
  const { image, ...post } = frontMatterSchema.parse(attributes);
  const named = new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, source = '']) => source));
  const local = [...named].filter((source) => !/^[a-z]+:/i.test(source));
  for (const source of [...local, ...(image ? [image] : [])]) pictureType(folder, source);
  let content = html;
  for (const source of local) {
    const url = await upload(project, folder, slug, source);
    content = content.replaceAll(`<img src="${source}"`, `<img src="${url.replaceAll('&', '&amp;')}"`);
  }
  const imageUrl = image ? await upload(project, folder, slug, image) : '';
  await project.database.doc(`posts/${slug}`).set(postDocument({ ...post, slug, html: content }, imageUrl));
}

async function upload(project: Project, folder: string, slug: string, source: string): Promise<string> {
  const path = decodeURIComponent(source);
  return storePicture(project, {
    name: `${slug}-${path.replaceAll(/[^\w.-]/g, '-')}`,
    type: pictureType(folder, source),
    bytes: await readFile(join(folder, path)),
  });
}

/** @throws Error for a picture that does not exist, is outside of the folder, or has a type that posts may not have */
function pictureType(folder: string, source: string): string {
  const path = decodeURIComponent(source);
  const type = PICTURE_TYPES[extname(path).toLowerCase()];
  if (!type) throw new Error(`${path} is not a PNG, JPEG, WebP or AVIF`);
  if (!resolve(folder, path).startsWith(resolve(folder) + sep))
    throw new Error(`${path} is outside of the folder`);
  if (!existsSync(join(folder, path))) throw new Error(`the picture ${path} does not exist`);
  return type;
}
