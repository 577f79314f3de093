// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type CheckedPost, checkPost, siteLinks } from './post-checks.ts';

const SITE = {
  siteUrl: 'https://www.example.com',
  deadPaths: new Set(['/blog/gone', '/nowhere']),
  categories: ['BIM', 'Data templates', '指南'],
};

const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

interface Sample extends Partial<Omit<CheckedPost, 'body'>> {
  content?: string;
}

/** The findings in a post, each as `rule: place detail`. */
function findingsOf({ content = '', ...post }: Sample): string[] {
  const { body } = new DOMParser().parseFromString(content, 'text/html');
  const defaults = { title: 'Units', searchTitle: '', excerpt: '', categories: [] };
  return checkPost({ ...defaults, ...post, body }, SITE).map(
    ({ rule, place, detail }) => `${rule}: ${place} ${detail}`,
  );
}

test.each([
  ['begins with h4', { content: '<h4>Units</h4>' }, ['first-heading: Units 3']],
  ['begins with h2', { content: '<h2>Units</h2><h3>SI</h3><h4>Base</h4><h2>More</h2>' }, []],
  ['begins with h3', { content: '<h3>Units</h3><h2>More</h2>' }, []],
  ['skips h3', { content: '<h2>A</h2><h4>B</h4><h4>C</h4>' }, ['skipped-level: B 3']],
  ['has no alternative text', { content: '<img src="/a/wall.png">' }, ['missing-alt: wall.png 1']],
  [
    'has a described picture and a decorative one',
    { content: '<img src="/a.png" alt="A wall"><img src="/b.png" alt="">' },
    [],
  ],
  [
    'links a post that is gone',
    { content: '<a href="/blog/gone?x=1#y">Units</a>' },
    ['dead-link: Units /blog/gone'],
  ],
  [
    'links a dead page by its full URL',
    { content: '<a href="https://www.example.com/nowhere">We</a>' },
    ['dead-link: We /nowhere'],
  ],
  [
    'links a page, itself, mail and another site',
    {
      content:
        '<a href="/about"></a><a href="#a"></a><a href="mailto:a@b.c"></a><a href="https://b.c/nowhere"></a>',
    },
    [],
  ],
  ['has a title of 71 characters', { title: 'a'.repeat(71) }, ['long-title:  71']],
  ['has a title of 70 characters', { title: ` ${'a'.repeat(70)} ` }, []],
  ['has a long title and a title for search', { title: 'a'.repeat(71), searchTitle: 'a' }, []],
  ['has an excerpt of 49 characters', { excerpt: 'a'.repeat(49) }, ['short-excerpt:  49']],
  ['has an excerpt of 50 characters', { excerpt: 'a'.repeat(50) }, []],
  ['has 99 words', { content: words(99) }, ['short-text:  99']],
  ['has 100 words', { content: words(100) }, []],
  ['spells a category in lower case', { categories: ['bim'] }, ['category-spelling: bim BIM']],
  [
    'spells a category with a hyphen for a space',
    { categories: ['data-templates'] },
    ['category-spelling: data-templates Data templates'],
  ],
  ['has a category in use, and new ones', { categories: ['BIM', 'Units', '標準'] }, []],
] satisfies [string, Sample, string[]][])('STAFF-06 findings in a post that %s', (title, post, expected) => {
  // The texts of all other cases are too short as well, so this finding counts only in the cases about words.
  const isMeant = (finding: string) => title.includes('words') || !finding.startsWith('short-text');
  expect(findingsOf(post).filter(isMeant)).toEqual(expected);
});

test('STAFF-06 a link to the site is found by its path, without query and fragment', () => {
  const { body } = new DOMParser().parseFromString('<a href="/a%20b?c#d">A <b>b</b></a>', 'text/html');
  expect(siteLinks(body, SITE.siteUrl)).toEqual([{ path: '/a%20b', text: 'A b' }]);
});
