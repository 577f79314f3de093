/** Names allowed in an article. Listed independently: what the product allows by mistake must not be allowed here. */
const HARMLESS_ELEMENTS = new Set(
  (
    'a abbr aside b blockquote br caption code col colgroup dd dl dt em figcaption figure h2 h3 h4 hr i img kbd ' +
    'li ol p pre s span strong sub sup table tbody td tfoot th thead time tr u ul'
  ).split(' '),
);
const HARMLESS_ATTRIBUTES = new Set(
  (
    'alt colspan data-video datetime dir headers height href lang loading rel reversed rowspan scope span ' +
    'src start target title width'
  ).split(' '),
);
const HARMLESS_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** The body of a page with this HTML as its content. */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** What could run, load or send in this HTML once a browser has parsed it. */
export function dangersIn(html: string): string[] {
  return [...bodyOf(html).querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const found = HARMLESS_ELEMENTS.has(name) ? [] : [`<${name}>`];
    for (const { name: attribute, value } of element.attributes) {
      if (!HARMLESS_ATTRIBUTES.has(attribute)) found.push(`${name}[${attribute}]`);
      const isUrl = attribute === 'href' || attribute === 'src';
      if (isUrl && !HARMLESS_PROTOCOLS.has(new URL(value, 'https://site.test').protocol)) found.push(value);
    }
    return found;
  });
}
