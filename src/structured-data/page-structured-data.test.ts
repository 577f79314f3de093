import { expect, test } from 'vitest';
import { services } from '#content/services.ts';
import { aPublishedPost } from '#tests/factories/post.ts';
import { structuredDataFor } from './page-structured-data.ts';

const SITE = 'https://www.example.com';

/** The types of a page's structured data, and its breadcrumb. */
function summary(data: readonly object[]) {
  const types = data.map((one) => ('@type' in one ? one['@type'] : undefined));
  const list = data.find((one) => 'itemListElement' in one);
  return { types, steps: list?.itemListElement };
}

const steps = [{ name: 'Home', path: '/' }, { name: 'About' }];

test('SEO-03 the home page describes the company and the site, and has no breadcrumb', () => {
  expect(summary(structuredDataFor({ kind: 'company' }, [], SITE))).toEqual({
    types: ['Organization', 'WebSite'],
    steps: undefined,
  });
});

test('SEO-03 a page below has its subject and its breadcrumb', () => {
  const [service] = services;
  if (!service) throw new Error('There is no service');
  const page = { kind: 'service', service, description: 'What it is' } as const;
  expect(summary(structuredDataFor(page, steps, SITE)).types).toEqual(['Service', 'BreadcrumbList']);
  const post = { kind: 'post', post: aPublishedPost() } as const;
  expect(summary(structuredDataFor(post, steps, SITE)).types).toEqual(['BlogPosting', 'BreadcrumbList']);
});

test('SEO-03 any other page has a breadcrumb of at least two steps', () => {
  expect(summary(structuredDataFor(undefined, steps, SITE))).toEqual({
    types: ['BreadcrumbList'],
    steps: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'About' },
    ],
  });
  expect(structuredDataFor(undefined, [{ name: 'Page not found' }], SITE)).toEqual([]);
});
