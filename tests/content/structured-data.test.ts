import vocabulary from 'schema-dts/dist/schema.d.ts?raw';
import { expect, test } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { services } from '#content/services.ts';
import { sectionsOf } from '#domain/html/sections.ts';
import { jobs } from '#features/careers/jobs.ts';
import { crumbsTo, type PageFamily, pages } from '#pages.ts';
import { structuredDataFor } from '#structured-data/page-structured-data.ts';
import { aPublishedPost } from '#tests/factories/post.ts';
import { readArticles } from './articles.ts';

const SITE = 'https://www.example.com';

const [service] = services;
const [term] = glossary;
const job = jobs.find(({ posted }) => posted);
const openApplication = jobs.find(({ posted }) => !posted);
const questions = readArticles('src/content/questions').flatMap(sectionsOf);
if (!service || !term || !job || !openApplication) throw new Error('Content is missing');
const post = aPublishedPost({ image: 'https://storage.test/posts/a.svg', categories: ['BIM'] });

/** The structured data of pages by the types that they have: the subject of the page, and the data of its loader. */
const SUBJECTS: [types: string, subject: PageFamily['subject'], data?: unknown][] = [
  ['Organization, WebSite, BreadcrumbList', 'company'],
  ['BreadcrumbList', undefined],
  ['FAQPage, BreadcrumbList', 'questions', { questions }],
  ['DefinedTermSet, BreadcrumbList', 'glossary'],
  ['DefinedTerm, BreadcrumbList', 'term', { term }],
  ['Service, BreadcrumbList', 'service', { service, page: { attributes: { description: 'A service.' } } }],
  ['BlogPosting, BreadcrumbList', 'post', { found: { post } }],
  ['JobPosting, BreadcrumbList', 'job', job],
  ['BreadcrumbList', 'job', openApplication],
];

test.each(SUBJECTS)(
  'SEO-03 POST-04 JOB-03 %s: all names are of schema.org',
  async (types, subject, loaded) => {
    const data = await structuredDataFor(subject, loaded, crumbsTo(pages.about), SITE);
    expect(data.map((one) => '@type' in one && one['@type']).join(', ')).toBe(types);
    const names: string[] = [];
    JSON.stringify(data, (name, value) => {
      if (name === '@type') names.push(`interface ${value}Leaf `);
      else if (/^[a-z]+$/i.test(name)) names.push(`    "${name}"?: `);
      return value;
    });
    expect(names.filter((name) => !vocabulary.includes(name))).toEqual([]);
  },
);

test('SEO-03 answers link to whole addresses', async () => {
  const data = JSON.stringify(await structuredDataFor('questions', { questions }, [], SITE));
  expect(data).not.toContain('href=\\"/');
  expect(data).toContain('href=\\"https://');
});
