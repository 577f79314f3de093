import { site } from '../../src/content/site.ts';
import { logoSymbol } from './logo.ts';

const PURPOSE =
  'helps manufacturers of construction materials with BIM objects, digital product passports and process improvement.';

/** The end of a resource: who made it, and where to ask. */
export function closing(): string {
  const name = site.name.replace('&', '&amp;');
  return `<aside class="closing">${logoSymbol()}
  <p>${name} ${PURPOSE} Questions about this document: <a href="mailto:${site.email}">${site.email}</a></p>
</aside>`;
}
