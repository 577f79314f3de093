// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { childrenOf, parsedXml, textsOf } from '../../../tests/feeds/parsed-xml.ts';
import { rssFaults } from '../../../tests/feeds/rss-rules.ts';
import { type RssChannel, type RssItem, rssXml } from './rss-xml.ts';

const CHANNEL: RssChannel = {
  title: 'The Line | R&D',
  description: 'Articles & videos',
  pageUrl: 'https://www.example.com/blog',
  feedUrl: 'https://www.example.com/rss.xml',
  changed: new Date('2026-10-02T09:30:00Z'),
};

function anItem(fields: Partial<RssItem> = {}): RssItem {
  return {
    title: 'One unit',
    url: 'https://www.example.com/blog/one-unit',
    author: 'Data team',
    categories: ['BIM', 'R&D'],
    date: new Date('2026-10-01T08:00:00Z'),
    summary: 'One property needs &lt;one&gt; unit.',
    html: '<p>One property needs <b>one</b> unit.</p>',
    ...fields,
  };
}

/** Returns the only item of a feed. */
function readItem(text: string): Element {
  const [item] = [...parsedXml(text).querySelectorAll('item')];
  if (!item) throw new Error('The feed has no item');
  return item;
}

test('POST-04 a channel has its title, links and last change', () => {
  const text = rssXml(CHANNEL, [anItem()]);
  expect(rssFaults(text)).toEqual([]);
  const [channel] = [...parsedXml(text).documentElement.children];
  if (!channel) throw new Error('The feed has no channel');
  expect(textsOf(channel, 'title')).toEqual(['The Line | R&D']);
  expect(textsOf(channel, 'link')).toEqual(['https://www.example.com/blog']);
  expect(textsOf(channel, 'lastBuildDate')).toEqual(['Fri, 02 Oct 2026 09:30:00 GMT']);
  expect(childrenOf(channel, 'atom:link')[0]?.getAttribute('href')).toBe('https://www.example.com/rss.xml');
});

test('POST-04 an item has its full text as HTML, its author, its categories and its date', () => {
  const item = readItem(rssXml(CHANNEL, [anItem()]));
  expect([...item.children].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ['title', 'One unit'],
    ['link', 'https://www.example.com/blog/one-unit'],
    ['guid', 'https://www.example.com/blog/one-unit'],
    ['pubDate', 'Thu, 01 Oct 2026 08:00:00 GMT'],
    ['dc:creator', 'Data team'],
    ['category', 'BIM'],
    ['category', 'R&D'],
    ['description', 'One property needs &lt;one&gt; unit.'],
    ['content:encoded', '<p>One property needs <b>one</b> unit.</p>'],
  ]);
});

test('POST-04 missing fields are omitted, and a feed without posts is valid', () => {
  const text = rssXml(CHANNEL, [anItem({ date: null, author: '', categories: [] })]);
  expect(rssFaults(text)).toEqual([]);
  for (const name of ['pubDate', 'dc:creator', 'category']) expect(text).not.toContain(`<${name}>`);
  expect(rssFaults(rssXml({ ...CHANNEL, changed: undefined }, []))).toEqual([]);
});

test.each(['a ]]> b', '<![CDATA[', '</content:encoded></item>', 'R&amp;D', '👷', 'λ\u0000\u000bλ'])(
  'POST-04 text with %j stays in its element',
  (words) => {
    const text = rssXml(CHANNEL, [anItem({ title: words, html: `<p>${words}</p>` })]);
    expect(rssFaults(text)).toEqual([]);
    const left = words.replace('\u0000\u000b', '');
    expect(textsOf(readItem(text), 'title')).toEqual([left]);
    expect(textsOf(readItem(text), 'content:encoded')).toEqual([`<p>${left}</p>`]);
  },
);

test('POST-04 any title, author, category and content yields a valid feed', () => {
  const text = fc.string({ unit: 'binary' });
  const words = text.map((some) => `a${some}`);
  fc.assert(
    fc.property(
      words,
      words,
      text,
      text,
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }),
      (title, author, summary, html, date) => {
        const item = anItem({ title, author, summary, html, date, categories: [author] });
        expect(rssFaults(rssXml(CHANNEL, [item]))).toEqual([]);
      },
    ),
  );
});

test.each([
  [rssXml(CHANNEL, []).replace('version="2.0"', 'version="1.0"'), 'not RSS 2.0'],
  [rssXml(CHANNEL, [anItem(), anItem()]), 'A guid is not unique'],
  [rssXml(CHANNEL, [anItem({ url: '/blog/one-unit' })]), 'link may not be'],
  [rssXml(CHANNEL, [anItem()]).replace('Thu, 01', 'Fri, 01'), 'is not a date'],
  [rssXml(CHANNEL, [anItem()]).replace('isPermaLink="true"', ''), 'not a permanent link'],
  [rssXml(CHANNEL, []).replace('rel="self"', ''), 'not the feed itself'],
  [rssXml(CHANNEL, []).replace('<language>en</language>', '<lang>en</lang>'), 'lang is not known'],
  [
    rssXml(CHANNEL, [anItem()]).replace('xmlns:dc="http://purl.org/dc/elements/1.1/"', 'xmlns:dc="x"'),
    'dc:creator is not known',
  ],
])('POST-04 the rules find what is wrong in %j', (text, fault) => {
  expect(rssFaults(text).join('\n')).toContain(fault);
});
