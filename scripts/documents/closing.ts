import { site } from '../../src/content/site.ts';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { logoSymbol } from './logo.ts';

const PURPOSE =
  'helps manufacturers of construction materials with BIM objects, digital product passports and process improvement.';

/** The end of a resource: who made it, and contact details. */
export function closing(): string {
  return `<aside class="closing">${logoSymbol()}
  <p>${escapeHtml(site.name)} ${PURPOSE} Questions about this document: <a href="mailto:${site.email}">${site.email}</a></p>
</aside>`;
}
