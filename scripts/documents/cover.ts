import type { ResourceFrontMatter } from '../../src/content/front-matter.ts';
import { site } from '../../src/content/site.ts';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { COLOURWAYS, type Colourway } from '../../src/drawings/covers/colourway.ts';
import type { ResourceText } from '../read-content.ts';
import { readDrawing } from '../read-drawing.ts';
import { logoSymbol } from './logo.ts';
import { formatDay, titleBlockRow } from './title-block.ts';

/** The background shows the kind of resource, as on the site's drawn thumbnails. */
const COLOURWAY_OF_KIND: Record<ResourceFrontMatter['kind'], Colourway> = {
  guide: COLOURWAYS.film,
  checklist: COLOURWAYS.ink,
  template: COLOURWAYS.wool,
  brief: COLOURWAYS.plaster,
};

const NAME_OF_KIND: Record<ResourceFrontMatter['kind'], string> = {
  guide: 'Guide',
  checklist: 'Checklist',
  template: 'Template',
  brief: 'Brief',
};

/** The number of a resource in title blocks, such as R-01. */
function resourceNumber(number: number): string {
  return `R-${String(number).padStart(2, '0')}`;
}

/** The first page of a resource: title, its drawing, and a title block with its facts. */
export function cover(
  { slug, attributes }: Pick<ResourceText, 'slug' | 'attributes'>,
  pages: number,
): string {
  const { title, number, kind, date, summary, facts } = attributes;
  const colourway = COLOURWAY_OF_KIND[kind];
  const colours = `--ground:${colourway.ground};--line:${colourway.drawing.line}`;
  return `<section class="cover cover-${kind}" style="${colours}">
  <h1>${escapeHtml(title)}</h1>
  <p class="cover-summary">${escapeHtml(summary)}</p>
  <svg class="cover-motif" data-fit preserveAspectRatio="xMinYMax meet" aria-hidden="true">${readDrawing(`documents/${slug}`).body}</svg>
  <div class="title-block">
    <div class="title-block-brand">${logoSymbol()}${escapeHtml(site.name)}</div>
    ${titleBlockRow([
      { label: 'Kind', value: NAME_OF_KIND[kind] },
      { label: 'Number', value: resourceNumber(number) },
      { label: 'Date', value: formatDay(date) },
      { label: 'Pages', value: String(pages) },
    ])}
    ${titleBlockRow(facts)}
  </div>
</section>`;
}
