import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { fileName, type Shot } from './shot.ts';
import { WIDTHS } from './state.ts';
import { THUMBNAIL_WIDTH } from './thumbnail.ts';

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif }
body { margin: 0 1.5rem 4rem }
nav { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1rem;
  padding-block: .75rem; background: Canvas; border-block-end: 1px solid }
h2 { margin: 2.5rem 0 0; font-size: 1.5rem; scroll-margin-block-start: 4rem }
section { display: grid; grid-template-columns: repeat(${Object.keys(WIDTHS).length}, ${THUMBNAIL_WIDTH}px);
  gap: 1rem; padding-block: 1rem; border-block-end: 1px solid #8885 }
h3 { grid-column: 1 / -1; margin: 0; font-size: 1rem }
h3 small { padding: .1em .6em; border: 1px solid; font-weight: 400 }
figure { margin: 0 }
figure a { display: block; max-block-size: 24rem; overflow: hidden; outline: 1px solid #8888 }
figure a:is(:hover, :focus-visible) { overflow-y: auto; outline: 2px solid Highlight }
img { display: block; inline-size: 100% }
.remark { color: #c00; font-weight: 600 }`;

/**
 * The page that shows all pictures: a section for each screen, a row for each state.
 *
 * @param remarks faults, by the file of a picture or by the name of a state
 */
export function indexPage(shots: readonly Shot[], remarks: ReadonlyMap<string, string>): string {
  const screens = Map.groupBy(shots, ({ screen }) => screen);
  const links = [...screens.keys()].map(
    (name) => `<a href="#${encodeURIComponent(name)}">${escapeHtml(name)}</a>`,
  );
  const parts = [...screens].map(
    ([name, rows]) =>
      `<h2 id="${encodeURIComponent(name)}">${escapeHtml(name)}</h2>\n${rows.map((row) => stateRow(row, remarks)).join('\n')}`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen and state</title>
<style>${STYLE}</style>
<nav>${links.join('')}<span>${shots.length} states, ${remarks.size} remarks</span></nav>
${parts.join('\n')}
</html>
`;
}

function stateRow({ name, state, widths }: Shot, remarks: ReadonlyMap<string, string>): string {
  const medium = state.medium ? ` <small>${escapeHtml(state.medium)}</small>` : '';
  const pictures = widths.map((width) => figure(fileName(name, width), width, remarks));
  return `<section><h3>${escapeHtml(state.name)}${medium}${note(remarks.get(name))}</h3>
${pictures.join('\n')}</section>`;
}

function figure(file: string, width: number, remarks: ReadonlyMap<string, string>): string {
  const column = Object.keys(WIDTHS).indexOf(String(width)) + 1;
  return `<figure style="grid-column:${column}">
<a href="${file}.png"><img src="${file}.jpg" alt="${escapeHtml(file)}" loading="lazy"></a>
<figcaption>${width} px${note(remarks.get(file))}</figcaption></figure>`;
}

function note(remark: string | undefined): string {
  return remark ? ` <span class="remark">${escapeHtml(remark)}</span>` : '';
}
