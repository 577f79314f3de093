import { jobIds } from '../../src/content/careers.ts';
import { descriptionOf } from '../../src/content/descriptions.ts';
import { jobFrontMatter, serviceFrontMatter } from '../../src/content/front-matter.ts';
import { nameOfTerm } from '../../src/content/glossary-term.ts';
import { services } from '../../src/content/services.ts';
import type { SearchEntry } from '../../src/domain/search/search-entry.ts';
import { distinctWords } from '../../src/domain/search/words.ts';
import { type Page, pages } from '../../src/pages.ts';
import { paths } from '../../src/paths.ts';
import { htmlText } from '../html-text.ts';
import { readGlossary, readQuizzes, readText } from '../read-content.ts';
import { documentEntries } from './document-entries.ts';

/** Returns an entry for everything that is known at build time. Posts are known only to the database. */
export async function siteEntries(): Promise<readonly SearchEntry[]> {
  return [
    ...pageEntries(),
    ...serviceEntries(),
    ...(await documentEntries()),
    ...quizEntries(),
    ...jobEntries(),
    ...termEntries(),
  ];
}

function pageEntries(): readonly SearchEntry[] {
  const all: readonly Page[] = Object.values(pages);
  return all
    .filter(({ search }) => search !== 'hidden')
    .map(({ path, name, title, heading }) => ({
      kind: 'page',
      title: name,
      path,
      summary: descriptionOf(path),
      words: distinctWords(`${title} ${heading}`),
    }));
}

function serviceEntries(): readonly SearchEntry[] {
  return services.map(({ slug, serviceName: name, summary }) => {
    const { attributes, html } = readText(`services/${slug}.md`, serviceFrontMatter);
    const { title, description, features } = attributes;
    const areas = features.map((feature) => `${feature.title} ${feature.content}`).join(' ');
    return {
      kind: 'service',
      title: name,
      path: paths.service(slug),
      summary: description,
      words: distinctWords(`${title} ${summary} ${areas} ${htmlText(html)}`, {
        without: `${name} ${description}`,
      }),
    };
  });
}

function quizEntries(): readonly SearchEntry[] {
  return readQuizzes().map(({ title, path, description, lede, questions }) => {
    const texts = questions.map(({ question }) => question).join(' ');
    return { kind: 'quiz', title, path, summary: description, words: distinctWords(`${lede} ${texts}`) };
  });
}

function jobEntries(): readonly SearchEntry[] {
  return jobIds.map((id) => {
    const { attributes, html } = readText(`jobs/${id}.md`, jobFrontMatter);
    const { title, shortDesc, location, hours, languages } = attributes;
    return {
      kind: 'job',
      title,
      path: paths.job(id),
      summary: shortDesc,
      words: distinctWords(`jobs careers ${location} ${hours} ${languages} ${htmlText(html)}`, {
        without: `${title} ${shortDesc}`,
      }),
    };
  });
}

function termEntries(): readonly SearchEntry[] {
  return readGlossary().map((term) => ({
    kind: 'term',
    title: nameOfTerm(term),
    path: paths.term(term.slug),
    // With definitions, the search would load over 60 KB before a letter is typed (docs/decisions/0027-site-search.md).
    summary: '',
    words: distinctWords(term.mentions.join(' '), { without: nameOfTerm(term) }),
  }));
}
