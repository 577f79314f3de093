import { childrenOf, parsedXml, textsOf } from './parsed-xml.ts';

/** The elements of our feeds: how often each occurs, and the format of its text. */
type Rules = Readonly<Record<string, { readonly times: readonly [number, number]; readonly text?: RegExp }>>;

const NAMESPACES: Readonly<Record<string, string>> = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
};
const NOT_EMPTY = /\S/;
const ADDRESS = /^https?:\/\/\S+$/;
/** RFC 822 with a four-digit year. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const CHANNEL: Rules = {
  title: { times: [1, 1], text: NOT_EMPTY },
  link: { times: [1, 1], text: ADDRESS },
  description: { times: [1, 1], text: NOT_EMPTY },
  language: { times: [1, 1], text: /^en$/ },
  lastBuildDate: { times: [0, 1], text: DATE },
  'atom:link': { times: [1, 1] },
  item: { times: [0, 20] },
};
const ITEM: Rules = {
  title: { times: [1, 1], text: NOT_EMPTY },
  link: { times: [1, 1], text: ADDRESS },
  guid: { times: [1, 1], text: ADDRESS },
  pubDate: { times: [0, 1], text: DATE },
  'dc:creator': { times: [0, 1], text: NOT_EMPTY },
  category: { times: [0, 10], text: NOT_EMPTY },
  description: { times: [1, 1] },
  'content:encoded': { times: [1, 1] },
};

/**
 * Violations of the rules of rssboard.org/rss-specification and of its modules in a feed.
 *
 * @throws Error if it is not well-formed
 */
export function rssFaults(text: string): string[] {
  const { documentElement: root } = parsedXml(text);
  const [channel] = childrenOf(root, 'channel');
  if (root.nodeName !== 'rss' || root.getAttribute('version') !== '2.0' || root.children.length !== 1) {
    return ['It is not RSS 2.0'];
  }
  if (!channel) return ['There is no channel'];
  const items = childrenOf(channel, 'item');
  const guids = items.flatMap((item) => textsOf(item, 'guid'));
  return [
    ...faultsOf(channel, CHANNEL),
    ...items.flatMap((item) => faultsOf(item, ITEM)),
    ...childrenOf(channel, 'atom:link')
      .filter((link) => !isSelf(link))
      .map(() => 'atom:link is not the feed itself'),
    ...items
      .flatMap((item) => childrenOf(item, 'guid'))
      .filter((guid) => guid.getAttribute('isPermaLink') !== 'true')
      .map(() => 'A guid is not a permanent link'),
    ...(new Set(guids).size === guids.length ? [] : ['A guid is not unique']),
  ];
}

function faultsOf(parent: Element, rules: Rules): string[] {
  const unknown = [...parent.children].filter(
    (child) => !(child.nodeName in rules) || !isInItsNamespace(child),
  );
  const wrong = Object.entries(rules).flatMap(
    ([
      name,
      {
        times: [least, most],
        text,
      },
    ]) => {
      const texts = textsOf(parent, name);
      return [
        ...(texts.length >= least && texts.length <= most ? [] : [`${name} occurs ${texts.length} times`]),
        ...texts
          .filter((one) => text && !text.test(one))
          .map((one) => `${name} may not be ${JSON.stringify(one)}`),
        ...texts.filter((one) => text === DATE && !isItsOwnDate(one)).map((one) => `${one} is not a date`),
      ];
    },
  );
  return [...unknown.map(({ nodeName }) => `${nodeName} is not known`), ...wrong];
}

function isInItsNamespace({ nodeName, namespaceURI }: Element): boolean {
  const [prefix = ''] = nodeName.includes(':') ? nodeName.split(':') : [];
  return namespaceURI === (NAMESPACES[prefix] ?? null);
}

/** Whether the day of the week matches the date. */
function isItsOwnDate(text: string): boolean {
  return new Date(text).toUTCString() === text;
}

function isSelf(link: Element): boolean {
  const [rel, type, href] = ['rel', 'type', 'href'].map((name) => link.getAttribute(name));
  return rel === 'self' && type === 'application/rss+xml' && ADDRESS.test(href ?? '');
}
