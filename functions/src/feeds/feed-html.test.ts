// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSanitiser } from '#domain/html/sanitise-html.ts';
import { bodyOf, dangersIn } from '../../../tests/security/dangers.ts';
import { xssCorpus } from '../../../tests/security/xss-corpus.ts';
import { feedHtml } from './feed-html.ts';

const PAGE = 'https://www.example.com/blog/one-unit';
const sanitise = createSanitiser(window);

/** Returns every URL in the HTML. */
function addressesIn(html: string): string[] {
  return [...bodyOf(html).querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
}

describe('removed', () => {
  test.each(xssCorpus)('POST-03 $technique: nothing executable reaches feed readers', ({ payloads }) => {
    const survivors = payloads.filter((payload) => {
      const html = feedHtml(payload, PAGE);
      const read = bodyOf(html).innerHTML;
      return dangersIn(html).length > 0 || dangersIn(read).length > 0;
    });
    expect(survivors).toEqual([]);
  });

  test('POST-03 any input yields safe HTML that the site’s sanitiser leaves unchanged', () => {
    const parts = [
      '<',
      '</',
      '>',
      '"',
      "'",
      '=',
      '&',
      ' ',
      '<!--',
      'a',
      'p',
      'svg',
      'style',
      'img src=x onerror',
      'javascript:',
      'href',
    ];
    const markup = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 3 })));
    fc.assert(
      fc.property(markup, (some) => {
        const html = feedHtml(some.join(''), PAGE);
        expect(dangersIn(html)).toEqual([]);
        expect(bodyOf(sanitise(html)).textContent).toBe(bodyOf(html).textContent);
      }),
    );
  });

  test('POST-04 elements that are not allowed are replaced by their text', () => {
    expect(feedHtml('<div class="table-scroll"><font>Red</font> words</div>', PAGE)).toBe('Red words');
    expect(feedHtml('<p data-video>a<!-- no --><style>b</style></p>', PAGE)).toBe('<p>a</p>');
  });

  test('POST-04 extremely deep nesting does not crash the function', () => {
    expect(feedHtml('<b><span>'.repeat(20_000), PAGE).length).toBeLessThan(20_000);
  });
});

describe('preserved', () => {
  test.each([
    '<h2>Heading</h2><h3>Below</h3>',
    '<p>CO<sub>2</sub> per m<sup>2</sup><br>and <code>a &lt; b &amp; c</code></p><hr>',
    '<ol start="3"><li>Three<ul><li>Inner</li></ul></li></ol>',
    '<table><caption>Units</caption><thead><tr><th scope="col" colspan="2">Name</th></tr></thead><tbody><tr><td>W</td></tr></tbody></table>',
    '<p><abbr title="&quot;EPD&quot;">EPD</abbr> of <time datetime="2026-01-08">8 January</time></p>',
    '<p><a href="https://other.example/a?b=1&amp;c=2">there</a> <a href="mailto:a@b.test">write</a></p>',
  ])('POST-04 %s comes through unchanged', (html) => {
    expect(feedHtml(html, PAGE)).toBe(html);
  });

  test('POST-04 links and images get absolute URLs', () => {
    const html = feedHtml(
      '<a href="/blog">posts</a><a href="#part">below</a><img src="/images/wall.svg" alt="A wall" onerror="x()">',
      PAGE,
    );
    expect(addressesIn(html)).toEqual([
      'https://www.example.com/blog',
      'https://www.example.com/blog/one-unit#part',
      'https://www.example.com/images/wall.svg',
    ]);
    expect(html).toContain('alt="A wall">');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'java\nscript:x()',
    'file:///etc/passwd',
    'https://',
  ])('POST-04 a link to %j leads nowhere', (address) => {
    expect(addressesIn(feedHtml(`<a href="${address}">a</a><img src="${address}">`, PAGE))).toEqual([]);
  });

  test('POST-04 a video becomes a link, and every other frame is removed', () => {
    const video = '<iframe src="https://www.youtube.com/embed/DatumBeam01" title="A &amp; B"></iframe>';
    expect(feedHtml(`${video}<iframe src="https://other.example/"></iframe>`, PAGE)).toBe(
      '<p><a href="https://www.youtube.com/watch?v=DatumBeam01">A &amp; B</a></p>',
    );
  });
});
