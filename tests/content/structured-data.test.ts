// cspell:ignore vocab
import jsonld from 'jsonld';
import vocabulary from 'schema-dts/dist/schema.d.ts?raw';
import { expect, test } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { services } from '#content/services.ts';
import { sectionsOf } from '#domain/html/sections.ts';
import { jobs } from '#features/careers/jobs.ts';
import { loadServicePage } from '#features/services/service-page.ts';
import { type Crumb, crumbsTo, families, type PageFamily, pages } from '#pages.ts';
import { type Subject, structuredDataFor } from '#structured-data/page-structured-data.ts';
import { aPublishedPost } from '#tests/factories/post.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { readArticles } from './articles.ts';

const SITE = 'https://www.example.com';

const serviceData = await Promise.all(
  services.map(async (service) => {
    const description = (await loadServicePage(service.slug))?.attributes.description ?? '';
    return dataOf(service.slug, { kind: 'service', service, description }, wayTo(families.service));
  }),
);
const postData = readSeedPosts().map(({ slug, title, author, categories, html, date }) => {
  const post = aPublishedPost({
    ...{ slug, title, date, authorName: author, categories: [...categories], html },
    image: `https://storage.test/posts/${slug}.svg`,
  });
  return dataOf(slug, { kind: 'post', post }, wayTo(families.post));
});
const termData = glossary.map((term) => dataOf(term.slug, { kind: 'term', term }, wayTo(families.term)));
const jobData = jobs.map((job) => dataOf(job.id, { kind: 'job', job }, wayTo(families.job)));

function dataOf(name: string, subject: Subject | undefined, steps: readonly Crumb[] = []) {
  return [name, structuredDataFor(subject, steps, SITE)] as const;
}

/** As on the rendered page: every step with its address. */
function wayTo(page: PageFamily): readonly Crumb[] {
  return crumbsTo(page).map((step) => ({ path: '/the-page', ...step }));
}

const questions = readArticles('src/content/questions').flatMap(sectionsOf);
const questionData = dataOf('/questions', { kind: 'questions', questions }, wayTo(pages.questions));

/** The types of each page's structured data. */
const KINDS = [
  ['Organization, WebSite', dataOf('the home page', { kind: 'company' })],
  ['BreadcrumbList', dataOf('/about', undefined, wayTo(pages.about))],
  ['FAQPage, BreadcrumbList', questionData],
  ['DefinedTermSet, BreadcrumbList', dataOf('/glossary', { kind: 'glossary' }, wayTo(pages.glossary))],
  ...serviceData.map((data) => ['Service, BreadcrumbList', data] as const),
  ...postData.map((data) => ['BlogPosting, BreadcrumbList', data] as const),
  ...termData.map((data) => ['DefinedTerm, BreadcrumbList', data] as const),
  ...jobData.map(
    (data) =>
      [data[0] === 'open-application' ? 'BreadcrumbList' : 'JobPosting, BreadcrumbList', data] as const,
  ),
] as const;

/**
 * What Google requires of each type for rich results, by the sections "Structured data type definitions" below
 * developers.google.com/search/docs/appearance/structured-data/ (/job-posting, /article, /breadcrumb, /organization,
 * /faqpage). An Article has no required properties: these are the recommended ones, except for the date of a change.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'applicantLocationRequirements'],
  BlogPosting: ['headline', 'author', 'datePublished', 'image'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo'],
  FAQPage: ['mainEntity'],
};

/** Throws for invalid JSON-LD. Replaces the request for the context: every name is one of schema.org. */
const options = {
  safe: true,
  documentLoader: async (documentUrl: string) => ({
    documentUrl,
    document: { '@context': { '@vocab': `${documentUrl}/` } },
  }),
};

/** Every type and property in structured data. */
function namesIn(data: unknown): { types: string[]; properties: string[] } {
  const types: string[] = [];
  const properties: string[] = [];
  JSON.stringify(data, (name, value) => {
    if (name === '@type') types.push(value);
    else if (/^[a-z]+$/i.test(name)) properties.push(name);
    return value;
  });
  return { types, properties };
}

test.each(KINDS.map(([types, [name, data]]) => [name, types, data] as const))(
  'SEO-03 POST-04 JOB-03 %s: %s, which is JSON-LD, has only names of schema.org, and what Google requires',
  async (_, types, data) => {
    const own = data as readonly Readonly<Record<string, unknown>>[];
    expect(own.map((one) => one['@type']).join(', ')).toBe(types);
    for (const one of own) {
      expect(await jsonld.expand(one as object, options)).toHaveLength(1);
      for (const name of REQUIRED[String(one['@type'])] ?? []) expect(one[name], name).toBeTruthy();
    }
    const { types: used, properties } = namesIn(own);
    expect(used.filter((type) => !vocabulary.includes(`interface ${type}Leaf `))).toEqual([]);
    expect(properties.filter((name) => !vocabulary.includes(`    "${name}"?: `))).toEqual([]);
  },
);

test('SEO-03 answers link to whole addresses', () => {
  expect(JSON.stringify(questionData)).not.toContain('href=\\"/');
  expect(JSON.stringify(questionData)).toContain('href=\\"https://');
});
