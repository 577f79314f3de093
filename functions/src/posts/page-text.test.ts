import { expect, test, vi } from 'vitest';
import { readArticle } from './page-text.ts';

const { ownPicture } = vi.hoisted(() => ({ ownPicture: vi.fn() }));
vi.mock('../pictures/own-picture.ts', () => ({ ownPicture }));

vi.stubEnv('SITE_URL', 'https://www.example.org');

/** A text as its page shows it. */
const toPageText = async (html: string) => (await readArticle(html)).article;

test('POST-03 a post’s HTML is sanitised, and its headings and tables are prepared', async () => {
  const { html, headings } = await toPageText(
    '<h2 onclick="x()">Units</h2><script>alert(1)</script><form><input></form><table><tbody><tr><td>W</td></tr></tbody></table>',
  );
  expect(headings).toEqual([{ id: 'section-1-units', text: 'Units' }]);
  expect(html).toBe(
    '<h2 id="section-1-units">Units</h2><div class="table-scroll" tabindex="0" role="region" aria-label="Units">' +
      '<table><tbody><tr><td>W</td></tr></tbody></table></div>',
  );
});

test('POST-03 only links to other sites open in a new tab', async () => {
  const { html } = await toPageText(
    '<a href="https://www.example.org/about">A</a><a href="https://other.example">B</a>',
  );
  expect(html).toBe(
    '<a href="https://www.example.org/about">A</a><a href="https://other.example" target="_blank" rel="noopener noreferrer">B</a>',
  );
});

test('TEXT-05 the first mention of a term leads to its page in the glossary', async () => {
  const { html } = await toPageText('<h2>EPD</h2><p>An EPD reports. An EPD is no limit.</p>');
  expect(html).toContain('<p>An <a href="/glossary/epd">EPD</a> reports. An EPD is no limit.</p>');
});

test('an empty text stays empty', async () => {
  expect(await readArticle('')).toEqual({ article: { html: '', headings: [] }, text: '' });
});

test('BLOG-05 the text of a post is the visible text that its author wrote', async () => {
  ownPicture.mockResolvedValue(undefined);
  const { text } = await readArticle(
    '<p>CO<sub>2</sub> is counted <em>in</em>line.</p><img src="https://bad.example/b.png" alt="B"><script>x()</script>',
  );
  expect(text).toBe('CO2 is counted inline.');
});

test('SAFE-04 pictures come from where the site keeps them, or are links', async () => {
  ownPicture.mockImplementation(async (address) => (address.includes('good') ? '/copy.png' : undefined));
  const { html } = await toPageText(
    '<img src="https://good.example/a.png" alt="A"><img src="https://bad.example/b.png" alt="B &amp; b">' +
      '<a href="/c"><img src="https://bad.example/c.png" alt="C"></a><img alt="D">',
  );
  expect(html).toBe(
    '<img src="/copy.png" alt="A" loading="lazy">' +
      '<a href="https://bad.example/b.png" target="_blank" rel="noopener noreferrer">B &amp; b</a><a href="/c">C</a>D',
  );
});

test('SAFE-04 a text of very many pictures asks other sites for fifty', async () => {
  ownPicture.mockReset().mockResolvedValue('/copy.png');
  const { html } = await toPageText('<img src="https://a.example/a.png" alt="A">'.repeat(500));
  expect(ownPicture).toHaveBeenCalledTimes(50);
  expect(html.match(/<img/g)).toHaveLength(50);
});
