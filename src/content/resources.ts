import { resources } from 'virtual:resources';

/** A PDF with a page of its own. Both are made from `content/resources/{slug}.md`. */
export interface ResourceEntry {
  readonly slug: string;
  /** The name of the PDF in Storage, where staff may have removed it, and added others. */
  readonly fileName: string;
  /** Short; the file name has the full title. */
  readonly title: string;
  /** The date of the text, as on the title page; the file in Storage may have been replaced since. */
  readonly date: string;
  /** Only the first entry, which is featured, has one here. */
  readonly description?: string;
}

export { resources };

/** The name of the file that is featured unless staff have chosen another. */
export const featuredResource = resources[0]?.fileName ?? '';

/** Pictures of the first page, by file name. A file without one shows the default picture. */
export const resourceThumbnails: Readonly<Record<string, string>> = Object.fromEntries(
  resources.map(({ slug, fileName }) => [fileName, `/images/resources/${slug}.avif`]),
);

export function findResource(slug: string): ResourceEntry | undefined {
  return resources.find((resource) => resource.slug === slug);
}

/** The entry of a file, if it has a page. */
export function resourceOfFile(fileName: string): ResourceEntry | undefined {
  return resources.find((resource) => resource.fileName === fileName);
}
