import type { ResourceFrontMatter } from '../../src/content/front-matter.ts';
import { site } from '../../src/content/site.ts';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { COLOURWAYS, type Colourway } from '../../src/drawings/covers/colourway.ts';
import type { ResourceText } from '../read-content.ts';
import { readDrawing } from '../read-drawing.ts';
import { formatDay, SYMBOL, titleBlockRow } from './blocks.ts';

/** The name of each kind of resource, and the colours of its cover. */
const KINDS: Record<ResourceFrontMatter['kind'], readonly [name: string, Colourway]> = {
  guide: ['Guide', COLOURWAYS.film],
  checklist: ['Checklist', COLOURWAYS.ink],
  template: ['Template', COLOURWAYS.wool],
  brief: ['Brief', COLOURWAYS.plaster],
};

/** The first page of a resource: its title, its drawing, and a title block with its facts. */
export function cover(
  { slug, attributes }: Pick<ResourceText, 'slug' | 'attributes'>,
  pages: number,
): string {
  const { title, number, kind, date, summary, facts } = attributes;
  const [nameOfKind, colourway] = KINDS[kind];
  const colours = `--ground:${colourway.ground};--line:${colourway.drawing.line}`;
  return `<section class="cover cover-${kind}" style="${colours}">
  <h1>${escapeHtml(title)}</h1>
  <p class="cover-summary">${escapeHtml(summary)}</p>
  <svg class="cover-motif" data-fit preserveAspectRatio="xMinYMax meet" aria-hidden="true">${readDrawing(`documents/${slug}`).body}</svg>
  <div class="title-block">
    <div class="title-block-brand">${SYMBOL}${escapeHtml(site.name)}</div>
    ${titleBlockRow([
      { label: 'Kind', value: nameOfKind },
      { label: 'Number', value: `R-${String(number).padStart(2, '0')}` },
      { label: 'Date', value: formatDay(date) },
      { label: 'Pages', value: String(pages) },
    ])}
    ${titleBlockRow(facts)}
  </div>
</section>`;
}
