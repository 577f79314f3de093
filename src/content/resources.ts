/** The file that stands first in the list of resources. */
export const featuredResource =
  'Digital product passport readiness checklist for manufacturers of construction products.pdf';

/** Pictures of the first page, by file name. A file without one shows the default picture. */
export const resourceThumbnails: Readonly<Record<string, string>> = {
  [featuredResource]: '/images/resources/passport-readiness-checklist.avif',
  'Product passports for construction products, from regulation to first pilot.pdf':
    '/images/resources/product-passport-guide.avif',
  'BIM object quality checklist.pdf': '/images/resources/bim-object-quality-checklist.avif',
  'EPD data as a property set, from EN 15804 declaration to product file.pdf':
    '/images/resources/epd-data-guide.avif',
  'IFC and IDS for product data teams.pdf': '/images/resources/ifc-and-ids-guide.avif',
  'Value stream mapping for product data.pdf': '/images/resources/value-stream-mapping-guide.avif',
  'Data templates step by step.pdf': '/images/resources/data-templates-guide.avif',
} as const satisfies Record<string, string>;
