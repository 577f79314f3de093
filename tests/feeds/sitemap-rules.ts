import { parsedXml, textsOf } from './parsed-xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** xsd:date and xsd:dateTime by W3C's note on date and time formats. */
const LASTMOD = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * Violations of the rules of sitemaps.org/protocol.html and its schema (sitemap.xsd, version 0.9) in a sitemap.
 *
 * @throws Error if it is not well-formed
 */
export function sitemapFaults(text: string): string[] {
  const { documentElement: root } = parsedXml(text);
  const urls = [...root.children];
  const locations = urls.flatMap((url) => textsOf(url, 'loc'));
  const origins = new Set(locations.filter((loc) => URL.canParse(loc)).map((loc) => new URL(loc).origin));
  const rules: readonly (readonly [string, boolean])[] = [
    ['is in UTF-8', text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')],
    ['is smaller than 50 MB', new TextEncoder().encode(text).length <= 50 * 1024 * 1024],
    ['is an urlset', root.localName === 'urlset' && root.namespaceURI === NAMESPACE],
    ['has 1 to 50,000 pages', urls.length >= 1 && urls.length <= 50_000],
    ['has each page once', new Set(locations).size === urls.length],
    ['is of one site', origins.size === 1],
  ];
  return [
    ...rules.filter(([, holds]) => !holds).map(([rule]) => `The sitemap ${rule}: no`),
    ...urls.flatMap(faultsOfUrl),
  ];
}

function faultsOfUrl(url: Element): string[] {
  const [locations, changes] = [textsOf(url, 'loc'), textsOf(url, 'lastmod')];
  const [location = ''] = locations;
  const rules: readonly (readonly [string, boolean])[] = [
    ['url', url.localName === 'url' && url.namespaceURI === NAMESPACE],
    ['nothing but loc and lastmod', url.children.length === locations.length + changes.length],
    ['one loc', locations.length === 1],
    ['12 to 2,047 characters', location.length >= 12 && location.length < 2048],
    ['a full address', /^https?:\/\//.test(location) && URL.canParse(location)],
    ['an encoded address', URL.canParse(location) && new URL(location).href === location],
    ['at most one lastmod, a date', changes.length < 2 && changes.every(isDate)],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => `${location} wants: ${rule}`);
}

function isDate(text: string): boolean {
  return LASTMOD.test(text) && !Number.isNaN(Date.parse(text));
}
