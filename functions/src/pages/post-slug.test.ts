import { expect, test } from 'vitest';
import { postSlug } from './post-slug.ts';

test.each([
  ['/blog/units', 'units'],
  ['/blog/units/', 'units'],
  ['/blog/a%20b', 'a b'],
  ['/blog/a%2Fb', 'a/b'],
])('POST-01 the slug in %s is %j', (path, slug) => {
  expect(postSlug(path)).toBe(slug);
});

test.each(['/', '/blog', '/blog/', '/blog/a/b', '/blogs/a', '/x/blog/a', '/blog/%', '/blog/%E0%A4%A'])(
  'POST-02 there is no slug in %s',
  (path) => {
    expect(postSlug(path)).toBeUndefined();
  },
);
