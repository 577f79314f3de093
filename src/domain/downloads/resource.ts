import * as z from 'zod/mini';

/** The only category and file type (spec, section 3). */
const CATEGORY = 'Guides & Tutorials';
const FILE_TYPE = 'pdf';

/** The length to which a card shortens a title, with "Show more" (spec, section 9). */
const SHORT_TITLE_LENGTH = 65;

/** A PDF in resources/ in Storage, as listed by GET /api/resources. */
const resourceSchema = z.object({
  id: z.string(),
  /** The file name without .pdf. */
  title: z.string(),
  /** The path of the dialog that requests the file. The file itself has no public URL. */
  url: z.string(),
  category: z.literal(CATEGORY),
  fileType: z.literal(FILE_TYPE),
  fileName: z.string(),
  /** When the file was last uploaded, ISO 8601. */
  dateAdded: z.iso.datetime(),
  sizeInBytes: z.number(),
  /** The URL of a picture of the first page, if the file was uploaded on the site. */
  thumbnail: z.optional(z.string()),
  /** When the file was last made the featured one, ISO 8601. */
  featuredAt: z.optional(z.string()),
});

export type Resource = z.infer<typeof resourceSchema>;

/** The response of GET /api/resources. */
export const resourceListSchema = z.object({ resources: z.array(resourceSchema) });

interface StoredFile extends Pick<Resource, 'fileName' | 'url' | 'sizeInBytes' | 'thumbnail' | 'featuredAt'> {
  readonly updated: Date;
}

/** Converts a stored file to a resource. */
export function toResource({ updated, ...file }: StoredFile): Resource {
  const { fileName } = file;
  return {
    ...file,
    id: fileName,
    title: resourceTitle(fileName),
    category: CATEGORY,
    fileType: FILE_TYPE,
    dateAdded: updated.toISOString(),
  };
}

/** Returns the title of a file: its name without .pdf. */
export function resourceTitle(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '');
}

/** Returns the name of the file that was last made the featured one, otherwise that of the default file. */
export function featuredFile(
  resources: readonly Pick<Resource, 'fileName' | 'featuredAt'>[],
  defaultFile: string,
): string {
  const [newest] = resources
    .filter(({ featuredAt }) => featuredAt)
    .toSorted((one, other) => (other.featuredAt ?? '').localeCompare(one.featuredAt ?? ''));
  return newest?.fileName ?? defaultFile;
}

/** Sorts resources: the file named `featuredName`, if given, first, then the newest first, then by title. */
export function sortResources(resources: readonly Resource[], featuredName?: string): Resource[] {
  const rank = ({ fileName }: Resource) => (fileName === featuredName ? 0 : 1);
  return resources.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Date.parse(other.dateAdded) - Date.parse(one.dateAdded) ||
      one.title.localeCompare(other.title),
  );
}

/** Returns the resources whose title contains the text, ignoring case (spec, section 5). */
export function searchResources(resources: readonly Resource[], search: string): Resource[] {
  const text = search.trim().toLowerCase();
  return resources.filter(({ title }) => title.toLowerCase().includes(text));
}

/** Cuts a title of more than 65 characters and adds an ellipsis. */
export function shortTitle(title: string): string {
  return title.length > SHORT_TITLE_LENGTH ? `${title.slice(0, SHORT_TITLE_LENGTH).trimEnd()}…` : title;
}

/** Formats a file size as "640 KB" or "1.2 MB", in powers of ten as file managers do. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
