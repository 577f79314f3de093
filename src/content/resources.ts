/** A PDF that has a page of its own, `content/resources/{slug}.md`, from which the PDF is drawn. */
export interface ResourceEntry {
  readonly slug: string;
  /** In Storage. A project may have other files there, and may lack this one. */
  readonly fileName: string;
  /** Short, for its page and for links to it; the file name has the full title. */
  readonly title: string;
  readonly hasThumbnail: boolean;
}

/** By number. */
export const resources: readonly ResourceEntry[] = [
  {
    slug: 'passport-readiness-checklist',
    fileName: 'Digital product passport readiness checklist for manufacturers.pdf',
    title: 'Passport readiness checklist',
    hasThumbnail: true,
  },
  {
    slug: 'product-passport-guide',
    fileName: 'Product passports for construction products, from regulation to first pilot.pdf',
    title: 'Product passports: a guide for manufacturers',
    hasThumbnail: true,
  },
  {
    slug: 'bim-object-quality-checklist',
    fileName: 'BIM object quality checklist.pdf',
    title: 'BIM object quality checklist',
    hasThumbnail: true,
  },
  {
    slug: 'epd-data-guide',
    fileName: 'EPD data as a property set, from EN 15804 declaration to product file.pdf',
    title: 'EPD data as a property set',
    hasThumbnail: true,
  },
  {
    slug: 'ifc-and-ids-guide',
    fileName: 'IFC and IDS for product data teams.pdf',
    title: 'IFC and IDS for product data teams',
    hasThumbnail: true,
  },
  {
    slug: 'value-stream-mapping-guide',
    fileName: 'Value stream mapping for product data.pdf',
    title: 'Value stream mapping for product data',
    hasThumbnail: true,
  },
  {
    slug: 'tender-data-brief',
    fileName: 'Product data for tenders.pdf',
    title: 'Product data for tenders',
    hasThumbnail: false,
  },
  {
    slug: 'data-templates-guide',
    fileName: 'Data templates step by step.pdf',
    title: 'Data templates step by step',
    hasThumbnail: true,
  },
];

/** The file that stands first in the list of resources. */
export const featuredResource = resources[0]?.fileName ?? '';

/** Pictures of the first page, by file name. A file without one shows the default picture. */
export const resourceThumbnails: Readonly<Record<string, string>> = Object.fromEntries(
  resources
    .filter(({ hasThumbnail }) => hasThumbnail)
    .map(({ slug, fileName }) => [fileName, `/images/resources/${slug}.avif`]),
);

/** The entry with this slug, if there is one. */
export function findResource(slug: string): ResourceEntry | undefined {
  return resources.find((resource) => resource.slug === slug);
}

/** The entry of a file, if it has a page. */
export function resourceOfFile(fileName: string): ResourceEntry | undefined {
  return resources.find((resource) => resource.fileName === fileName);
}
