// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { childrenOf, parsedXml, textsOf } from '../../../tests/feeds/parsed-xml.ts';
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

test('POST-04 a channel has its title, links and last change', () => {
  const rss = parsedXml(rssXml(CHANNEL, [anItem()])).documentElement;
  expect([rss.nodeName, rss.getAttribute('version')]).toEqual(['rss', '2.0']);
  const [channel] = [...rss.children];
  if (!channel) throw new Error('The feed has no channel');
  expect(textsOf(channel, 'title')).toEqual(['The Line | R&D']);
  expect(textsOf(channel, 'link')).toEqual(['https://www.example.com/blog']);
  expect(textsOf(channel, 'lastBuildDate')).toEqual(['Fri, 02 Oct 2026 09:30:00 GMT']);
  const [self] = childrenOf(channel, 'atom:link');
  expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual([
    'self',
    'https://www.example.com/rss.xml',
  ]);
});

test('POST-04 an item has its full text as HTML, its author, its categories and its date', () => {
  const [item, ...more] = parsedXml(rssXml(CHANNEL, [anItem()])).querySelectorAll('item');
  if (!item || more.length > 0) throw new Error('The feed does not have one item');
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
  expect(childrenOf(item, 'guid')[0]?.getAttribute('isPermaLink')).toBe('true');
  expect(childrenOf(item, 'dc:creator')[0]?.namespaceURI).toBe('http://purl.org/dc/elements/1.1/');
  expect(childrenOf(item, 'content:encoded')[0]?.namespaceURI).toBe(
    'http://purl.org/rss/1.0/modules/content/',
  );
});

test('POST-04 missing fields are omitted, and a feed may have no posts', () => {
  const text = rssXml(CHANNEL, [anItem({ date: null, author: '', categories: [] })]);
  for (const name of ['pubDate', 'dc:creator', 'category']) expect(text).not.toContain(`<${name}>`);
  const empty = parsedXml(rssXml({ ...CHANNEL, changed: undefined }, []));
  expect(empty.querySelectorAll('lastBuildDate, item')).toHaveLength(0);
});
