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
import { faultsIn } from '../schema-org/faults.ts';
import { missingForGoogle } from '../schema-org/google.ts';
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

/** Faults by the rules of schema.org and of Google. */
function faultsOf(data: readonly object[]): string[] {
  return data.flatMap((one) => [...faultsIn(one), ...missingForGoogle(one)]);
}

test.each([dataOf('the home page', { kind: 'company' }), dataOf('/about', undefined, wayTo(pages.about))])(
  'SEO-03 %s: uses only the vocabulary of schema.org, and has what Google requires',
  (_, data) => {
    expect(data.length).toBeGreaterThan(0);
    expect(faultsOf(data)).toEqual([]);
  },
);

test.each(serviceData)('SEO-03 %s: a Service and its breadcrumbs are valid', (_, data) => {
  expect(data).toMatchObject([{ '@type': 'Service', areaServed: '24 countries' }, {}]);
  expect(faultsOf(data)).toEqual([]);
});

test.each(postData)('POST-04 %s: an Article and its breadcrumbs are valid', (_, data) => {
  expect(data).toMatchObject([{ '@type': 'BlogPosting', author: { name: expect.any(String) } }, {}]);
  expect(faultsOf(data)).toEqual([]);
});

test.each(jobData)(
  'JOB-03 %s: a JobPosting, if there is a vacancy, and its breadcrumbs are valid',
  (id, data) => {
    const types = data.map((one) => ('@type' in one ? one['@type'] : ''));
    expect(types).toEqual(id === 'open-application' ? ['BreadcrumbList'] : ['JobPosting', 'BreadcrumbList']);
    expect(faultsOf(data)).toEqual([]);
  },
);

test('SEO-03 /questions: a FAQPage, whose answers link to whole addresses, and its breadcrumbs are valid', () => {
  const questions = readArticles('src/content/questions').flatMap(sectionsOf);
  const [, data] = dataOf('questions', { kind: 'questions', questions }, wayTo(pages.questions));
  expect(data).toMatchObject([{ '@type': 'FAQPage' }, {}]);
  expect(JSON.stringify(data)).not.toContain('href=\\"/');
  expect(JSON.stringify(data)).toContain('href=\\"https://');
  expect(faultsOf(data)).toEqual([]);
});

test.each([dataOf('the glossary', { kind: 'glossary' }, wayTo(pages.glossary)), ...termData])(
  'TEXT-05 SEO-03 %s: DefinedTerm or DefinedTermSet and its breadcrumbs are valid',
  (_, data) => {
    expect(data).toMatchObject([{ '@type': expect.stringMatching(/^DefinedTerm/) }, {}]);
    expect(faultsOf(data)).toEqual([]);
  },
);

const CONTEXT = { '@context': 'https://schema.org' };

test.each([
  [{ '@type': 'Organization', name: 'A' }, '@context'],
  [{ ...CONTEXT, '@type': 'Organisation', name: 'A' }, 'Organisation is not a type'],
  [
    { ...CONTEXT, '@type': 'Organization', sameAss: 'https://a.test' },
    'Organization.sameAss is not a property',
  ],
  [
    { ...CONTEXT, '@type': 'Organization', datePosted: '2026-11-21' },
    'Organization.datePosted is not a property',
  ],
  [{ ...CONTEXT, '@type': 'Organization', logo: '/logo.svg' }, 'Organization.logo may not be "/logo.svg"'],
  [{ ...CONTEXT, '@type': 'Organization', sameAs: [] }, 'Organization.sameAs is empty'],
  [{ ...CONTEXT, '@type': 'JobPosting', datePosted: 'today' }, 'JobPosting.datePosted may not be "today"'],
  [{ ...CONTEXT, '@type': 'JobPosting', directApply: 'no' }, 'JobPosting.directApply may not be "no"'],
  [{ ...CONTEXT, '@type': 'Article', author: { '@type': 'Place' } }, 'Article.author may not be a Place'],
  [{ ...CONTEXT, '@type': 'Article', author: { name: 'A' } }, 'Article.author > @type is missing'],
  [
    { ...CONTEXT, '@type': 'SearchAction', 'word-input': 'required' },
    'SearchAction.word-input is not a property',
  ],
])('SEO-03 the check of the vocabulary finds what is wrong in %j', (data, fault) => {
  expect(faultsIn(data)).toEqual([fault]);
});

test.each([
  [{ '@type': 'JobPosting', title: 'A' }, ['description', 'datePosted', 'hiringOrganization', 'a place']],
  [{ '@type': 'BlogPosting' }, ['headline', 'author', 'datePublished', 'image']],
  [
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'A' }, { position: 2 }] },
    ['position', 'item', 'name'],
  ],
] as const)('SEO-03 the check of what Google requires finds what is missing in %j', (data, missing) => {
  expect(missingForGoogle(data).map((fault) => fault.replace(/^\w+ misses /, ''))).toEqual(missing);
});
