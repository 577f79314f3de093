import { knownPages } from '../../scripts/build/known-pages.ts';
import { readResources } from '../../scripts/read-content.ts';
import { jobIds } from '../../src/content/careers.ts';
import { glossaryGroups } from '../../src/content/glossary-term.ts';
import { paths } from '../../src/paths.ts';

/** Every page that is known without the database, with the text of its heading. */
export const PAGES = Object.fromEntries(knownPages.map(({ path, heading }) => [path, heading]));

/** Pages that are neither for search engines nor for share cards; their HTML says so. */
export const UNLISTED = knownPages.filter(({ search }) => search === 'hidden').map(({ path }) => path);

/** Pages that have the same screen as another page, with other text. */
const ALIKE = [
  '/bim-depot-factory',
  '/workshop-factory',
  '/optibuild-factory',
  '/quiz/testquiz',
  '/check-your-knowledge/bim-depot-factory',
  ...jobIds.slice(1).map(paths.job),
  ...Object.values(glossaryGroups).flat().slice(1).map(paths.term),
  // All but the first two: one of those shows a chapter of its PDF, and the other the whole text.
  ...readResources()
    .slice(2)
    .map(({ slug }) => paths.resourcePage(slug)),
];

/** One page for each screen. */
export const SCREENS = Object.keys(PAGES).filter((path) => !ALIKE.includes(path));

/** The pages that journeys visit: only one glossary term and two PDFs, since the others have the same screens and similar texts. */
export const VISITED = Object.entries(PAGES).filter(
  ([path]) => !/^\/(glossary|resources)\/./.test(path) || SCREENS.includes(path),
);

/** A post of the seed. */
export const POST = {
  path: '/blog/ifc-classes-for-facade-products',
  title: 'IFC classes for facade products: a short guide',
};
