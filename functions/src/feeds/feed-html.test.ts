import { expect, test } from 'vitest';
import { feedHtml } from './feed-html.ts';

const PAGE = 'https://www.example.com/blog/one-unit';

test('POST-04 links and pictures get absolute URLs', () => {
  expect(
    feedHtml(
      '<p><a href="/blog">posts</a> <a href="#part">below</a></p><img src="/images/wall.svg" alt="A wall">',
      PAGE,
    ),
  ).toBe(
    '<p><a href="https://www.example.com/blog">posts</a> <a href="https://www.example.com/blog/one-unit#part">below</a></p>' +
      '<img src="https://www.example.com/images/wall.svg" alt="A wall">',
  );
});

test.each([
  '<p>a &lt; b &amp; c <code>&lt;a href="/x"&gt;</code></p>',
  '<p><a href="https://other.example/?a=1&amp;b=2" target="_blank">there</a> <a href="mailto:a@b.test">mail</a></p>',
  '<p title="&quot; src=&quot;/a&quot;">x</p>',
  '<p><a href="https://">nowhere</a></p>',
])('POST-04 %s stays as it is', (html) => {
  expect(feedHtml(html, PAGE)).toBe(html);
});
