// @vitest-environment jsdom
import { parseFragment } from 'parse5';
import { describe, expect, test, vi } from 'vitest';
import { textOf } from './text-of.ts';

function inDom(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe.each([
  ['a DOM', (html: string) => textOf(inDom(html))],
  ['a tree by parse5', (html: string) => textOf(parseFragment(html))],
])('the text of %s', (_, text) => {
  test.each([
    ['<p>CO<sub>2</sub> is counted <em>in</em>line</p>', 'CO2 is counted inline'],
    ['<p>One</p><p>Two</p>Three', 'One Two Three'],
    ['<table><tbody><tr><td>W</td><td>K</td></tr></tbody></table>', 'W K'],
    ['a<br>b<hr>c<img src="/a.png" alt="A">d', 'a b c d'],
    ['before <!-- <p>hidden</p> -->after', 'before after'],
    ['&lt;p&gt; &amp;lt; &mdash;', '<p> &lt; —'],
  ])('BLOG-05 the HTML %j has the text %j', (html, expected) => {
    expect(text(html)).toBe(expected);
  });
});

test('MKT-02 the title of a video is not part of the text', () => {
  expect(textOf(inDom('<p>One</p><p data-video=""><a href="https://youtu.be/x">Video</a></p>'))).toBe('One');
});

test('SAFE-04 every node is visited once', () => {
  const body = inDom('<p>a <b>b</b></p>'.repeat(1000));
  const visits = vi.spyOn(Node.prototype, 'nodeName', 'get');
  textOf(body);
  // Each of the thousand paragraphs is four nodes: itself, a text, and an element with a text.
  expect(visits).toHaveBeenCalledTimes(4000);
  visits.mockRestore();
});
