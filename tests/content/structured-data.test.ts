import vocabulary from 'schema-dts/dist/schema.d.ts?raw';
import { expect, test } from 'vitest';
import { glossary } from '#content/glossary.ts';
import { services } from '#content/services.ts';
import { sectionsOf } from '#domain/html/sections.ts';
import { selectPostPage } from '#domain/posts/post-list.ts';
import { jobs } from '#features/careers/jobs.ts';
import { crumbsTo, type PageFamily, pages } from '#pages.ts';
import { settings } from '#settings.ts';
import { structuredDataFor } from '#structured-data/page-structured-data.ts';
import { aListedPost, aPost, aPublishedPost } from '#tests/factories/post.ts';
import { readArticles } from './articles.ts';

const [service] = services;
const [term] = glossary;
const questions = readArticles('src/content/questions').flatMap(sectionsOf);
if (!service || !term) throw new Error('Content is missing');
const post = aPublishedPost({ image: 'https://storage.test/posts/a.svg', categories: ['BIM'] });

const aboutCrumbs = crumbsTo(pages.about);

const posts = [aListedPost(aPost({ slug: 'units', title: 'Units', authorName: 'Zofia Nowak' }))];
const author = { kind: 'author', slug: 'zofia-nowak' } as const;
const result = selectPostPage(posts, { page: 1, category: '', search: '', listing: author });
const listing = (kind: 'author' | 'category') => ({ query: { listing: { ...author, kind } }, result });

/** The types in the structured data of a page, for the page's subject and what its loader returns. */
const SUBJECTS: readonly (readonly [types: string, subject: PageFamily['subject'], loaded: unknown])[] = [
  ['Organization, WebSite, BreadcrumbList', 'company', undefined],
  ['BreadcrumbList', undefined, undefined],
  ['FAQPage, BreadcrumbList', 'questions', { questions }],
  ['DefinedTermSet, BreadcrumbList', 'glossary', undefined],
  ['DefinedTerm, BreadcrumbList', 'term', { term }],
  ['Service, BreadcrumbList', 'service', { service, page: { attributes: { description: 'A service.' } } }],
  ['BlogPosting, BreadcrumbList', 'post', { found: { post } }],
  ['CollectionPage, BreadcrumbList', 'listing', listing('category')],
  ['ProfilePage, BreadcrumbList', 'listing', listing('author')],
  ...jobs.map((job) => [job.posted ? 'JobPosting, BreadcrumbList' : 'BreadcrumbList', 'job', job] as const),
];

test.each(SUBJECTS)(
  'SEO-03 POST-04 JOB-03 the structured data has the types %s, and schema.org defines all names in it',
  async (types, subject, loaded) => {
    const data = await structuredDataFor(subject, loaded, aboutCrumbs);
    expect(data.map((entity) => '@type' in entity && entity['@type']).join(', ')).toBe(types);
    // As schema-dts writes the declarations of types and properties.
    const declarations: string[] = [];
    JSON.stringify(data, (name, value) => {
      if (name === '@type') declarations.push(`interface ${value}Leaf `);
      else if (/^[a-z]+$/i.test(name)) declarations.push(`    "${name}"?: `);
      return value;
    });
    expect(declarations.filter((declaration) => !vocabulary.includes(declaration))).toEqual([]);
  },
);

test('SEO-03 links in answers are absolute URLs', async () => {
  const data = JSON.stringify(await structuredDataFor('questions', { questions }, []));
  expect(data).not.toContain('href=\\"/');
  expect(data).toContain(`href=\\"${settings.siteUrl}`);
});

test('STAFF-07 the profile page of an author is about a person, and has the posts', async () => {
  expect(await structuredDataFor('listing', listing('author'), [])).toMatchObject([
    {
      mainEntity: { '@type': 'Person', url: `${settings.siteUrl}/blog/author/zofia-nowak` },
      hasPart: { itemListElement: [{ position: 1, name: 'Units', url: `${settings.siteUrl}/blog/units` }] },
    },
  ]);
});

test('SEO-03 a breadcrumb has at least two steps', async () => {
  const [home, about] = [{ name: 'Home', path: '/' }, { name: 'About' }];
  expect(await structuredDataFor(undefined, undefined, [home, about])).toMatchObject([
    {
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${settings.siteUrl}/` },
        { '@type': 'ListItem', position: 2, name: 'About' },
      ],
    },
  ]);
  expect(await structuredDataFor(undefined, undefined, [home])).toEqual([]);
});
