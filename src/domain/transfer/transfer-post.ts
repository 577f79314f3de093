/** A post on its way between this site and a file of another program. */
export interface TransferPost {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  /** Whether another program made the HTML, which is then cleaned like pasted text. */
  readonly isForeign: boolean;
  readonly authorName: string;
  readonly date?: Date | undefined;
  readonly categories: readonly string[];
  readonly published: boolean;
  /** The cover: a URL, or the name of a file that accompanies the post; empty without one. */
  readonly image: string;
  readonly imageAlt?: string | undefined;
  readonly excerpt: string;
  readonly searchTitle: string;
  readonly searchDescription: string;
}

/** A post that is not imported, and why. */
export interface RefusedPost {
  readonly title: string;
  readonly reason: string;
}

/** The posts in an import file, and those that cannot be imported. */
export interface TransferFile {
  readonly posts: readonly TransferPost[];
  readonly refused: readonly RefusedPost[];
}

/** The moment in a text, or undefined if it is not a date. */
export function dateOf(text: string): Date | undefined {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The parts of a picture's path, without host (Ghost's is `__GHOST_URL__`) and Ghost's folder of a variant (`size/w600`). */
function partsOf(source: string): string[] {
  const path = source.replace(/[?#].*$/, '').replace(/^[a-z]+:\/\/[^/]+|^__GHOST_URL__/i, '');
  return decodePath(path)
    .replace(/\/size\/w\d+(?=\/)/, '')
    .split('/');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the file whose path ends like a picture's URL, or like that URL without the size that WordPress adds to file names. */
export function pictureFile(source: string, files: readonly string[]): string | undefined {
  const wanted = partsOf(source);
  const original = [...wanted.slice(0, -1), wanted.at(-1)?.replace(/-\d+x\d+(?=\.\w+$)/, '') ?? ''];
  for (const path of [wanted, original]) {
    // Of the files that match equally well, the one nearest to the top folder is taken.
    const [best] = files
      .map((file) => ({ file, parts: file.split('/') }))
      .map(({ file, parts }) => ({ file, depth: parts.length, sharedParts: countSharedParts(parts, path) }))
      .filter(({ sharedParts }) => sharedParts > 0)
      .toSorted((one, other) => other.sharedParts - one.sharedParts || one.depth - other.depth);
    if (best) return best.file;
  }
  return undefined;
}

/** Counts the last parts in which two paths agree. */
function countSharedParts(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

const PICTURE_SOURCE = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Assigns the pictures of a post to files, and lists those without a file, each cut to 100 characters. */
export function assignPictures({ html, image }: TransferPost, files: readonly string[]) {
  const inText = [...html.matchAll(PICTURE_SOURCE)].map(([, double, single]) => double ?? single ?? '');
  const sources = [...inText.map((source) => source.replaceAll('&amp;', '&')), image].filter(Boolean);
  const assigned = new Map<string, string>();
  const missing: string[] = [];
  for (const source of new Set(sources)) {
    const file = pictureFile(source, files);
    if (file) assigned.set(source, file);
    // A picture of another site is copied when the post is published; one of this site exists already.
    else if (!/^(?:https?:\/)?\/[^/]/i.test(source)) missing.push(source.slice(0, 100));
  }
  return { assigned, missing };
}
