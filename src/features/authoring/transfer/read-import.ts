import createDOMPurify from 'dompurify';
import { type UnzipFileInfo, unzipSync } from 'fflate';
import { trustedHtml } from '#browser/trusted-html.ts';
import { transfer as copy } from '#content/authoring/transfer.ts';
import { cleanPaste, setStylesAside } from '#domain/html/clean-paste.ts';
import { PICTURE_TYPES, pictureFault } from '#domain/html/picture.ts';
import { timeErrors, toLocalTime } from '#domain/posts/entered-times.ts';
import { EMPTY_ENTRY, newPostEntrySchema, type PostEntry } from '#domain/posts/post-entry.ts';
import { mayHoldPosts, readTransfer } from '#domain/transfer/read-transfer.ts';
import { assignPictures, type RefusedPost, type TransferPost } from '#domain/transfer/transfer-post.ts';
import { articleToSave } from '#features/authoring/editor/article-to-save.ts';

export interface ImportablePost {
  /** The entry to save. A placeholder, such as `/imported/3`, stands for the URL of each picture until it is uploaded. */
  readonly entry: PostEntry;
  readonly pictures: readonly (readonly [placeholder: string, file: File])[];
  /** The names of the elements that its text loses, because posts of this site cannot have them. */
  readonly losses: readonly string[];
}

export interface Import {
  readonly posts: readonly ImportablePost[];
  readonly refused: readonly RefusedPost[];
}

/** The maximum size of all files of a ZIP once unpacked, in bytes: a few kilobytes can unpack to gigabytes. */
const MAX_UNPACKED_SIZE = 500 * 1024 * 1024;

/** The maximum number of characters of a text: far more than a post may have, but few enough for a browser to clean. */
const MAX_TEXT_LENGTH = 2_000_000;

/** Reads posts with their pictures from files, which may be packed as ZIP. Nothing is stored. */
export async function readImport(chosen: readonly File[]): Promise<Import> {
  const refused: RefusedPost[] = [];
  const files = new Map<string, File>();
  for (const file of chosen) {
    try {
      for (const [name, content] of await unpacked(file)) files.set(name, content);
    } catch (error) {
      refused.push({ title: file.name, reason: (error as Error).message });
    }
  }
  const names = [...files.keys()];
  const pictureNames = names.filter((name) => !mayHoldPosts(name));
  const placeholderOf = (name: string) => `/imported/${names.indexOf(name)}`;
  const results = await Promise.all(
    names
      .filter(mayHoldPosts)
      .map(async (name) => readTransfer(name, (await files.get(name)?.text()) ?? '', parseXml)),
  );
  const posts: ImportablePost[] = [];
  refused.push(...results.flatMap((result) => result.refused));
  const takenSlugs = new Set<string>();
  for (const post of results.flatMap((result) => result.posts)) {
    if (post.html.length > MAX_TEXT_LENGTH) {
      refused.push({ title: post.title, reason: 'its text has more than two million characters' });
      continue;
    }
    const { assigned, missing } = assignPictures(post, pictureNames);
    const pictures = [...new Set(assigned.values())].map((name): [string, File] => [
      placeholderOf(name),
      files.get(name) as File,
    ]);
    const placeholders = new Map([...assigned].map(([source, name]) => [source, placeholderOf(name)]));
    const { content, losses } = contentOf(post, placeholders);
    const entry = entryOf(post, content, placeholders.get(post.image) ?? post.image);
    const reason = await refusalReason(entry, pictures, missing, takenSlugs);
    if (reason) refused.push({ title: post.title || post.slug, reason });
    else {
      posts.push({ entry, pictures, losses });
      takenSlugs.add(entry.slug);
    }
  }
  return { posts, refused };
}

async function unpacked(file: File): Promise<[string, File][]> {
  if (!/\.zip$/i.test(file.name)) return [[file.webkitRelativePath || file.name, file]];
  let size = 0;
  const filter = ({ originalSize }: UnzipFileInfo) => {
    size += originalSize;
    if (size > MAX_UNPACKED_SIZE) throw new Error('it has more than 500 MB when it is unpacked');
    return true;
  };
  const entries = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer()), { filter }));
  // Hidden files, folders and what macOS adds are left out.
  return entries
    .filter(([name]) => !/(?:^|\/)(?:\.|__MACOSX\/)|\/$/.test(name))
    .map(([name, bytes]) => [name, new File([bytes as BlobPart], name, { type: pictureTypeOf(name) })]);
}

function pictureTypeOf(name: string): string {
  const extension = (name.split('.').at(-1) ?? '').toLowerCase().replace('jpg', 'jpeg');
  return PICTURE_TYPES.find((type) => type === `image/${extension}`) ?? '';
}

function parseXml(xml: string): Document {
  return new DOMParser().parseFromString(trustedHtml(xml), 'text/xml');
}

const purify = createDOMPurify(window);

/** The text as saved, and the elements removed from it. */
function contentOf({ html, isForeign }: TransferPost, placeholders: ReadonlyMap<string, string>) {
  // Frames stay for articleToSave, which turns those of videos into links and removes all others.
  const body = purify.sanitize(setStylesAside(html), {
    RETURN_DOM: true,
    ADD_TAGS: ['iframe'],
  }) as HTMLElement;
  for (const picture of body.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    picture.setAttribute('src', placeholders.get(source) ?? source);
  }
  if (isForeign) cleanPaste(body);
  const content = articleToSave(body.innerHTML);
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const countTags = (text: string, name: string) => count(text, new RegExp(`<${name}[\\s>]`, 'gi'));
  // A frame that has become a link to its video is not a loss.
  const kept = (name: string) =>
    name === 'iframe' ? count(content, /data-video/g) : countTags(content, name);
  return { content, losses: REPORTED_ELEMENTS.filter((name) => countTags(html, name) > kept(name)) };
}

/** The elements whose loss is reported: those that show or do something. */
const REPORTED_ELEMENTS = ['img', 'iframe', 'video', 'audio', 'form', 'object', 'embed', 'svg', 'table'];

function entryOf(post: TransferPost, content: string, imageUrl: string): PostEntry {
  const { title, authorName, excerpt, searchTitle, searchDescription, slug } = post;
  const texts = { title, content, authorName, imageUrl, excerpt, searchTitle, searchDescription, slug };
  const imageAlt = imageUrl ? (post.imageAlt ?? null) : null;
  const categories = post.categories.join(', ');
  return { ...EMPTY_ENTRY, ...texts, imageAlt, categories, date: toLocalTime(post.date) };
}

async function refusalReason(
  entry: PostEntry,
  pictures: ImportablePost['pictures'],
  missing: readonly string[],
  takenSlugs: ReadonlySet<string>,
): Promise<string | undefined> {
  // The URL of the cover is known only once it is uploaded, so another URL is validated in place of the placeholder.
  const imageUrl = entry.imageUrl.replace(/^\/imported\/\d+$/, 'https://example.org/');
  const { error } = newPostEntrySchema.safeParse({ ...entry, imageUrl });
  const reasons = [
    ...(error?.issues ?? []).map(({ message }) => message),
    ...Object.values(timeErrors(entry, undefined, new Date())),
    ...missing.map((source) => `its picture ${source} is not among the files`),
    ...pictures.flatMap(([, file]) => {
      const fault = pictureFault(file);
      return fault ? [`${file.name}: ${fault}`] : [];
    }),
  ];
  if (reasons.length === 0) {
    const { isSlugTaken } = await import('#firebase/staff-posts.ts');
    if (takenSlugs.has(entry.slug) || (await isSlugTaken(entry.slug))) reasons.push(copy.taken(entry.slug));
  }
  return reasons.length > 0 ? reasons.join('; ') : undefined;
}
