import { expect, test, vi } from 'vitest';
import { readArticle } from './read-article.ts';

const { ownPictureUrl, pictureSize } = vi.hoisted(() => ({ ownPictureUrl: vi.fn(), pictureSize: vi.fn() }));
vi.mock('../pictures/own-picture.ts', () => ({ ownPictureUrl }));
vi.mock('../pictures/picture-size.ts', () => ({ pictureSize }));

vi.stubEnv('SITE_URL', 'https://www.example.org');

/** A text as its page shows it. */
const articleOf = async (html: string) => (await readArticle(html)).article;

test('POST-03 TEXT-05 a post’s HTML is sanitised, its headings and tables are prepared, and terms linked', async () => {
  const { html, headings } = await articleOf(
    '<h2 onclick="x()">Units</h2><p>An EPD</p><script>alert(1)</script><form><input></form><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>W</td></tr></tbody></table>',
  );
  expect(headings).toEqual([{ id: 'section-1-units', text: 'Units' }]);
  expect(html).toBe(
    '<h2 id="section-1-units">Units</h2><p>An <a href="/glossary/epd">EPD</a></p><div class="table-scroll" tabindex="0" role="region" aria-label="Units">' +
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td data-label="A">W</td></tr></tbody></table></div>',
  );
});

test('SAFE-04 pictures come from the site’s own storage, or become links', async () => {
  ownPictureUrl.mockImplementation(async (url) => (url.includes('good') ? '/copy.png' : undefined));
  const { html } = await articleOf(
    '<img src="https://good.example/a.png" alt="A"><img src="https://bad.example/b.png" alt="B &amp; b">' +
      '<a href="/c"><img src="https://bad.example/c.png" alt="C"></a><img alt="D">',
  );
  expect(html).toBe(
    '<img src="/copy.png" alt="A" loading="lazy">' +
      '<a href="https://bad.example/b.png" target="_blank" rel="noopener noreferrer">B &amp; b</a><a href="/c">C</a>D',
  );
});

test('LIVE-05 a picture has the size that its author gave it, or that of its file', async () => {
  ownPictureUrl.mockImplementation(async (url) => url);
  pictureSize.mockImplementation(async (url) => (url === '/known.png' ? { width: 4, height: 3 } : undefined));
  const { html } = await articleOf(
    '<img src="/known.png" width="8" height="6"><img src="/known.png" width="8"><img src="/unknown.png">',
  );
  expect(html).toBe(
    '<img src="/known.png" width="8" height="6" loading="lazy"><img src="/known.png" width="4" loading="lazy" height="3">' +
      '<img src="/unknown.png" loading="lazy">',
  );
});

test('STAFF-02 a picture of the library comes in the width that fits', async () => {
  const folder =
    'https://firebasestorage.googleapis.com/v0/b/a.test/o/pictures%2Fa1b2c3d4e5f6a7b8c9d0%2Fabcdef12-600x400%2F';
  const sources = (format: string) =>
    `srcset="${folder}480.${format}?alt=media 480w, ${folder}600.${format}?alt=media 600w" sizes="(max-width: 37.5rem) 320px, 720px"`;
  ownPictureUrl.mockImplementation(async (url) => url);
  pictureSize.mockResolvedValue({ width: 600, height: 400 });
  const { html } = await articleOf(`<figure><img src="${folder}600.webp?alt=media" alt="A wall"></figure>`);
  expect(html).toBe(
    `<figure><picture><source type="image/avif" ${sources('avif')}>` +
      `<img src="${folder}600.webp?alt=media" alt="A wall" loading="lazy" width="600" height="400" ${sources('webp')}>` +
      '</picture></figure>',
  );
});

test('SAFE-04 a text with very many pictures fetches at most fifty from other sites', async () => {
  ownPictureUrl.mockReset().mockResolvedValue('/copy.png');
  const { html } = await articleOf('<img src="https://a.example/a.png" alt="A">'.repeat(500));
  expect(ownPictureUrl).toHaveBeenCalledTimes(50);
  expect(html.match(/<img/g)).toHaveLength(50);
});

test.each([
  [
    'one long heading before many tables',
    `<h2>${'a '.repeat(50_000)}</h2>${'<table></table>'.repeat(400)}`,
    false,
  ],
  ['nested headings', `${'<h2>A<blockquote>'.repeat(49)}<h2>${'a '.repeat(50_000)}`, false],
  [
    'the maximum length, with the ids of 70 headings',
    `<p>${'a'.repeat(999_000)}</p>${'<h2>Units</h2>'.repeat(70)}`,
    true,
  ],
])('DAY-02 SAFE-04 the page of a text of %s has at most 1 MB', async (_, html, isExpectedPlain) => {
  const { article, isPlain } = await readArticle(html);
  // JSON adds some punctuation.
  expect(JSON.stringify(article).length).toBeLessThan(1_000_100);
  expect(isPlain).toBe(isExpectedPlain);
});

test('DAY-02 SAFE-04 a text that would become a large page is shown as plain text, and the next one in full', async () => {
  const tags = Array.from({ length: 90 }, (_, number) => `<b title="${number}">`).join('');
  const { article, isPlain } = await readArticle(`<p>${tags}${'<p>A'.repeat(500)}`);
  expect(isPlain).toBe(true);
  expect(article.html).toBe(`<p>${Array(500).fill('A').join(' ')}</p>`);
  expect(await readArticle('<p>Next</p>')).toEqual({
    article: { html: '<p>Next</p>', headings: [] },
    text: 'Next',
    isPlain: false,
  });
});

test('DAY-02 SAFE-04 a text that becomes large once buttons are gone is shown as plain text', async () => {
  const bold = Array.from({ length: 95 }, (_, number) => `<b title="${number}">`).join('');
  const ends = `<!--${'</b>'.repeat(95)}-->`;
  expect(await readArticle(`<p>${bold}${ends}${'<button><p>x</p></button>'.repeat(300)}`)).toMatchObject({
    isPlain: true,
  });
});

test('DAY-02 SAFE-04 a text whose pictures cannot be looked up is shown as plain text, and the next one in full', async () => {
  ownPictureUrl.mockReset().mockRejectedValueOnce(new Error('No response'));
  const failed = readArticle('<h2>A</h2><img src="https://a.example/a.png">');
  const next = readArticle('<p>Next</p>');
  expect(await failed).toEqual({ article: { html: '<p>A</p>', headings: [] }, text: 'A', isPlain: true });
  expect(await next).toMatchObject({ text: 'Next', isPlain: false });
});
