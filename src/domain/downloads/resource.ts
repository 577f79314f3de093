import * as z from 'zod/mini';

/** The only category and the only type there are (spec, section 3). */
const CATEGORY = 'Guides & Tutorials';
const FILE_TYPE = 'pdf';

/** Characters of a title that a card shows before "Show more" (spec, section 9). */
const SHORT_TITLE_LENGTH = 65;

/** A PDF under resources/ of Storage, as GET /api/resources lists it. */
const resourceSchema = z.object({
  /** The file name. */
  id: z.string(),
  /** The file name without .pdf. */
  title: z.string(),
  /** Where it can be asked for: the path of its dialog. The bytes themselves have no public address. */
  url: z.string(),
  category: z.literal(CATEGORY),
  fileType: z.literal(FILE_TYPE),
  fileName: z.string(),
  /** When the file was last stored, ISO 8601. */
  dateAdded: z.iso.datetime(),
  sizeInBytes: z.number(),
});

export type Resource = z.infer<typeof resourceSchema>;

/** What GET /api/resources answers. */
export const resourceListSchema = z.object({ resources: z.array(resourceSchema) });

interface StoredFile {
  readonly fileName: string;
  readonly updated: Date;
  readonly sizeInBytes: number;
}

/** The resource that a stored file is. */
export function toResource({ fileName, updated, sizeInBytes }: StoredFile): Resource {
  return {
    id: fileName,
    title: resourceTitle(fileName),
    url: `/resources?file=${encodeURIComponent(fileName)}`,
    category: CATEGORY,
    fileType: FILE_TYPE,
    fileName,
    dateAdded: updated.toISOString(),
    sizeInBytes,
  };
}

/** The title of a file: its name without .pdf. */
export function resourceTitle(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '');
}

/** The featured file first, then the newest first; of the same moment, by title. */
export function sortResources(resources: readonly Resource[], featuredFile: string): Resource[] {
  const rank = ({ fileName }: Resource) => (fileName === featuredFile ? 0 : 1);
  return resources.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Date.parse(other.dateAdded) - Date.parse(one.dateAdded) ||
      one.title.localeCompare(other.title),
  );
}

/** Those whose title contains the text, whatever its case (spec, section 5). */
export function searchResources(resources: readonly Resource[], search: string): Resource[] {
  const text = search.trim().toLowerCase();
  return resources.filter(({ title }) => title.toLowerCase().includes(text));
}

/** The first 65 characters of a longer title with an ellipsis, or the title. */
export function shortTitle(title: string): string {
  return title.length > SHORT_TITLE_LENGTH ? `${title.slice(0, SHORT_TITLE_LENGTH).trimEnd()}…` : title;
}

/** A size as people read it: "640 KB", "1.2 MB"; powers of ten, as file managers count. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
