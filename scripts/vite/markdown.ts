import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { catalogueTable } from '../../src/domain/leads/catalogue.ts';
import { slugify } from '../../src/domain/posts/slug.ts';
import { readDrawing } from '../read-drawing.ts';
import { typographicHtml, typographicText } from './typographic-quotes.ts';

export interface MarkdownHeading {
  readonly id: string;
  readonly text: string;
}

/** A Markdown file: its front matter, its HTML, and its second-level headings for a table of contents. */
export interface MarkdownDocument {
  readonly attributes: unknown;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/**
 * Renders a Markdown text with YAML front matter. Second-level headings get ids. Tables get a scrollable region named after
 * the heading above ("Forms", then "Forms, table 2"); their columns aligned to the right get the class of numbers, and in
 * tables of more than three columns the cells get the heading of theirs. Code can be scrolled by the keyboard. Links to other
 * sites open in a new tab. A paragraph `![caption](figure:passport/duty)` becomes a figure. Quotation marks and apostrophes
 * become typographic, except in code. `{stored-data}` is replaced with the catalogue of what is stored about visitors.
 *
 * @throws Error if there is no front matter or no such drawing, or YAML's own error with line and column
 */
export function renderMarkdown(source: string): MarkdownDocument {
  const match = FRONT_MATTER.exec(source);
  if (!match) throw new Error('The file does not begin with front matter between two lines of ---');
  const headings: MarkdownHeading[] = [];
  const text = source.slice(match[0].length).replace('{stored-data}', catalogueTable);
  const html = createRenderer(headings).parse(text, { async: false });
  return { attributes: parseYaml(match[1] ?? ''), html: typographicHtml(html), headings };
}

/**
 * Parses YAML. Straight quotation marks and apostrophes become typographic ones. The name of a file of
 * src/drawings in a field `drawing` is replaced with the drawing.
 */
export function parseYaml(source: string): unknown {
  return parse(source, readValue);
}

/** Converts one value of a YAML text. The parser calls this for each value. */
function readValue(key: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return key === 'drawing' ? readDrawing(value) : typographicText(value);
}

/** A figure without its lines: `features/services/service-figures.ts` adds them, so that the app's scripts need not hold them. */
function figure(name: string, caption: string): string {
  const { width, height } = readDrawing(`service-figures/${name}`);
  const svg = `<svg class="drawing" data-figure="${name}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true"></svg>`;
  return `<figure class="margin-figure">${svg}<figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
}

/** Replaces the checkboxes of tasks, which cannot be ticked, with empty boxes. */
export function withBoxes(html: string): string {
  return html
    .replace(/<ul>\s*(?=<li><input disabled="" type="checkbox">)/g, '<ul class="tasks" role="list">')
    .replace(/<input disabled="" type="checkbox">\s*/g, '<span class="box" aria-hidden="true"></span>');
}

function createRenderer(headings: MarkdownHeading[]): Marked {
  /** The labels of the tables so far, since no two regions of a page may have the same name. */
  const labels: string[] = [];
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const content = this.parser.parseInline(tokens);
        const text = typographicText(
          tokens.map((token) => ('text' in token ? token.text : token.raw)).join(''),
        );
        if (depth !== 2) return `<h${depth}>${content}</h${depth}>\n`;
        const id = slugify(text);
        headings.push({ id, text });
        return `<h2 id="${id}">${content}</h2>\n`;
      },
      link({ href, title, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        const titleAttribute = title ? ` title="${escapeHtml(title)}"` : '';
        const isExternal = /^https?:/.test(href);
        const target = isExternal ? ' target="_blank" rel="noopener noreferrer"' : '';
        return `<a href="${escapeHtml(href)}"${titleAttribute}${target}>${content}</a>`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [only, ...others] = tokens;
        if (only?.type === 'image' && others.length === 0) {
          const name = /^figure:(.+)$/.exec(only.href)?.[1];
          if (name) return figure(name, only.text);
        }
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const cellHtml = (tag: 'th' | 'td', attribute: string, { tokens, align }: Tokens.TableCell) => {
          const numberClass = align === 'right' ? ' class="number"' : '';
          return `<${tag}${attribute}${numberClass}>${this.parser.parseInline(tokens)}</${tag}>`;
        };
        const head = header.map((cell) => cellHtml('th', ' scope="col"', cell)).join('');
        const dataLabels = header.map(({ tokens }) => {
          const columnName = this.parser.parseInline(tokens).replace(/<[^>]*>/g, '');
          return header.length > 2 ? ` data-label="${columnName}"` : '';
        });
        const body = rows
          .map((row) => {
            const totalClass = row[0]?.text === 'Total' ? ' class="total"' : '';
            const cells = row.map((cell, column) => cellHtml('td', dataLabels[column] ?? '', cell));
            return `<tr${totalClass}>${cells.join('')}</tr>`;
          })
          .join('');
        const label = headings.at(-1)?.text ?? 'Table';
        labels.push(label);
        const count = labels.filter((other) => other === label).length;
        const name = escapeHtml(count > 1 ? `${label}, table ${count}` : label);
        const table = `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
        return `<div class="table-scroll" tabindex="0" role="region" aria-label="${name}">${table}</div>\n`;
      },
    },
  });
}
