import type { DocumentFrontMatter } from '../../src/content/front-matter.ts';
import { site } from '../../src/content/site.ts';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { logo } from './logo.ts';
import { formatDay, titleBlockRow } from './title-block.ts';

/** The head of a document without a cover, above its text on the first page. */
export function documentHead({ title, date, summary }: DocumentFrontMatter, pages: number): string {
  return `<header class="document-head">
  ${logo()}
  <h1>${escapeHtml(title)}</h1>
  <p class="document-summary">${escapeHtml(summary)}</p>
  ${titleBlockRow([
    { label: 'Date', value: formatDay(date) },
    { label: 'Pages', value: String(pages) },
    { label: 'Published by', value: site.legalName },
  ])}
</header>`;
}
