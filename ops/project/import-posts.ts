import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { JSDOM } from 'jsdom';
import { isSlug } from '#domain/posts/slug.ts';
import { mayHoldPosts, readTransfer } from '#domain/transfer/read-transfer.ts';
import { assignPictures, type RefusedPost, type TransferPost } from '#domain/transfer/transfer-post.ts';
import { postDocument } from '../../local/seed/seed-posts.ts';
import { storePicture } from '../../local/seed/store-picture.ts';
import type { Project } from './connect.ts';

/** The types that staff may upload (storage.rules). */
const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const parseXml = (xml: string) => new JSDOM(xml, { contentType: 'text/xml' }).window.document;

/**
 * Stores the posts of a folder, in Markdown or as Ghost or WordPress exports them, with the pictures that they name. Returns
 * how many posts and pictures there are.
 *
 * @throws Error that names each post that cannot be stored, and why; nothing is stored then
 */
export async function importPosts(project: Project, folder: string) {
  if ((await stat(folder)).isFile()) throw new Error(`${folder} is a file: name the folder that it is in`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  const transfers = await Promise.all(
    files
      .filter(mayHoldPosts)
      .map(async (file) => readTransfer(file, await readFile(join(folder, file), 'utf8'), parseXml)),
  );
  const posts = transfers.flatMap((transfer) => transfer.posts);
  if (transfers.length === 0) throw new Error(`${folder} contains neither an export nor a file with posts`);
  const pictures = files.filter((file) => extname(file).toLowerCase() in PICTURE_TYPES);
  const refused = [
    ...transfers.flatMap((transfer) => transfer.refused),
    ...posts.flatMap((post) => faultsOf(post, pictures)),
  ];
  if (refused.length > 0)
    throw new Error(refused.map(({ title, reason }) => `${join(folder, title)}: ${reason}`).join('\n'));
  for (const post of posts) await storePost(project, folder, post, pictures);
  const stored = new Set(posts.flatMap((post) => [...assignPictures(post, pictures).assigned.values()]));
  return { posts: posts.length, files: stored.size };
}

function faultsOf(post: TransferPost, pictures: readonly string[]): RefusedPost[] {
  const { missing } = assignPictures(post, pictures);
  const title = post.slug || post.title;
  const reasons = missing.map(
    (source) => `there is no picture ${source}: PNG, JPEG, WebP or AVIF in the folder`,
  );
  if (!isSlug(post.slug)) reasons.push('its name is not a valid slug: a-z, 0-9, _ and - only');
  return reasons.map((reason) => ({ title, reason }));
}

async function storePost(project: Project, folder: string, post: TransferPost, pictures: readonly string[]) {
  const urls = new Map<string, string>();
  for (const [source, file] of assignPictures(post, pictures).assigned) {
    const type = PICTURE_TYPES[extname(file).toLowerCase()] ?? '';
    const name = `${post.slug}-${file.replaceAll(/[^\w.-]/g, '-')}`;
    urls.set(source, await storePicture(project, { name, type, bytes: await readFile(join(folder, file)) }));
  }
  let html = post.html;
  for (const [source, url] of urls) {
    const escaped = source.replaceAll('&', '&amp;');
    html = html.replaceAll(`src="${escaped}"`, `src="${url.replaceAll('&', '&amp;')}"`);
  }
  const { slug, title, published, date = new Date(), authorName: author, categories } = post;
  const { imageAlt, excerpt, searchTitle, searchDescription } = post;
  const optional = Object.entries({ imageAlt, excerpt, searchTitle, searchDescription }).filter(
    ([, value]) => value,
  );
  const document = postDocument(
    { slug, title, date, author, categories, html },
    urls.get(post.image) ?? post.image,
  );
  await project.database
    .doc(`posts/${slug}`)
    .set({ ...document, published, ...Object.fromEntries(optional) });
}
