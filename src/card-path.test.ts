import { expect, test } from 'vitest';
import { cardPath } from './card-path.ts';
import { paths } from './paths.ts';

test.each([
  [paths.home, '/cards/home.png'],
  [paths.job('content-creator'), '/cards/career-content-creator.png'],
  [paths.privacyPolicy, '/cards/document-docs_pdf-privacy_policy.pdf.png'],
  [paths.post('units-that-travel'), '/cards/posts/units-that-travel.png'],
  [paths.listing({ kind: 'author', slug: 'data-team' }), '/cards/blog.png'],
  [paths.post('żółć / łąka'), '/cards/posts/%C5%BC%C3%B3%C5%82%C4%87%20%2F%20%C5%82%C4%85ka.png'],
])('ROUTE-03 the share card of %s is %s', (path, card) => {
  expect(cardPath(path)).toBe(card);
});

test('DATA-01 the URL of a post’s card changes with what the card shows, and with nothing else', () => {
  const path = paths.post('units');
  const [, version = ''] = cardPath(path, 'foobar').split('?v=');
  // The test vector of FNV-1a for "foobar" (RFC 9923).
  expect(Number.parseInt(version, 36)).toBe(0xbf9cf968);
  const cardPaths = Array.from({ length: 1000 }, (_, number) => cardPath(path, `Title ${number}`));
  expect(new Set(cardPaths).size).toBe(1000);
  expect(cardPath(path, 'Title 7')).toBe(cardPaths[7]);
});
