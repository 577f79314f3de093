import { expect, test, vi } from 'vitest';
import { toPageText } from './page-text.ts';

vi.stubEnv('SITE_URL', 'https://www.example.org');

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
  expect(await toPageText('')).toEqual({ html: '', headings: [] });
});
