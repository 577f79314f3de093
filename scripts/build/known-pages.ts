import { jobIds } from '../../src/content/careers.ts';
import { jobFrontMatter } from '../../src/content/front-matter.ts';
import { nameOfTerm } from '../../src/content/glossary-term.ts';
import { services } from '../../src/content/services.ts';
import { families, type Page, pages } from '../../src/pages.ts';
import { paths } from '../../src/paths.ts';
import { readGlossary, readQuizzes, readResources, readText } from '../read-content.ts';

type KnownPage = Omit<Page, 'title'>;

/** Every page that is known at build time: those of the table (src/pages.ts), and the members of its families. */
export const knownPages: readonly KnownPage[] = [
  ...Object.values(pages),
  ...services.map(({ drawing: card, slug, serviceName: name }) => {
    return { ...families.service, path: paths.service(slug), name, heading: name, card };
  }),
  ...jobIds.map((id) => ({
    ...families.job,
    path: paths.job(id),
    heading: readText(`jobs/${id}.md`, jobFrontMatter).attributes.title,
  })),
  ...readGlossary().map((term) => {
    return { ...families.term, path: paths.term(term.slug), heading: nameOfTerm(term) };
  }),
  ...readResources().map(({ slug, title }) => {
    return { ...families.resource, path: paths.resourcePage(slug), heading: title };
  }),
  ...readQuizzes().map(({ kind, path, title }) => ({ ...families[`${kind}Quiz`], path, heading: title })),
];

/** The paths of the known pages that the sitemap lists. Posts are known only to the database. */
export const listedPaths = knownPages.filter(({ search }) => search === 'listed').map(({ path }) => path);

/** The pages that have a share card. */
export const pagesWithCards = knownPages.filter(({ search }) => search !== 'hidden');
