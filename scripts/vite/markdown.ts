import { Marked, type Tokens } from 'marked';
import { parse as parseYaml } from 'yaml';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { slugify } from '../../src/domain/posts/slug.ts';
import { typographicHtml, typographicText, typographicValues } from './typographic-quotes.ts';

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
 * Renders a Markdown text with YAML front matter. Second-level headings get ids, tables a scrollable region named after
 * the heading above ("Forms", then "Forms, table 2"), columns aligned to the right are of numbers, links to other
 * sites open in a new tab. Straight quotation marks and apostrophes become
 * typographic ones, except in code.
 *
 * @throws Error if there is no front matter, or YAML's own error with line and column
 */
export function renderMarkdown(source: string): MarkdownDocument {
  const match = FRONT_MATTER.exec(source);
  if (!match) throw new Error('The file does not begin with front matter between two lines of ---');
  const headings: MarkdownHeading[] = [];
  const html = createRenderer(headings).parse(source.slice(match[0].length), { async: false });
  return { attributes: typographicValues(parseYaml(match[1] ?? '')), html: typographicHtml(html), headings };
}

/** Sets the 2 of CO2 low, but in attributes. */
export function withFormulas(html: string): string {
  return html.replace(/CO2(?![^<]*>)/g, 'CO<sub>2</sub>');
}

/** A task's checkbox in rendered Markdown. */
const CHECKBOX = /<input disabled="" type="checkbox">\s*/g;

/** Replaces the checkboxes of tasks, which cannot be ticked, with empty boxes. */
export function withBoxes(html: string): string {
  return html
    .replace(/<ul>\s*(?=<li><input disabled="" type="checkbox">)/g, '<ul class="tasks" role="list">')
    .replace(CHECKBOX, '<span class="box" aria-hidden="true"></span>');
}

function createRenderer(headings: MarkdownHeading[]): Marked {
  /** Of the tables so far: no two regions of a page have the same name. */
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
      table({ header, rows }: Tokens.Table) {
        const content = ({ tokens, align }: Tokens.TableCell) =>
          `${align === 'right' ? ' class="number"' : ''}>${this.parser.parseInline(tokens)}`;
        const head = header.map((cell) => `<th scope="col"${content(cell)}</th>`).join('');
        const body = rows
          .map((row) => {
            const isTotal = row[0]?.text === 'Total';
            return `<tr${isTotal ? ' class="total"' : ''}>${row.map((cell) => `<td${content(cell)}</td>`).join('')}</tr>`;
          })
          .join('');
        const label = headings.at(-1)?.text ?? 'Table';
        labels.push(label);
        const count = labels.filter((each) => each === label).length;
        const name = escapeHtml(count > 1 ? `${label}, table ${count}` : label);
        const table = `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
        return `<div class="table-scroll" tabindex="0" role="region" aria-label="${name}">${table}</div>\n`;
      },
    },
  });
}
