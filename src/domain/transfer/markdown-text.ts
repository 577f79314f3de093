import { Marked } from 'marked';
import TurndownService from 'turndown';
import { escapeHtml } from '../html/escape-html.ts';

const markdown = new Marked({ gfm: true });

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', hr: '---' });

/** Returns the text of an article as Markdown. What Markdown cannot express stays HTML, which Markdown may contain. */
export function toMarkdownText(body: Element): string {
  const blocks = [...body.childNodes].map((node) =>
    node.nodeType === node.ELEMENT_NODE
      ? blockOf(node as Element)
      : escapeHtml(turndown.escape(node.textContent?.trim() ?? '')),
  );
  return blocks.filter(Boolean).join('\n\n');
}

function blockOf(block: Element): string {
  const { outerHTML: html, localName, ownerDocument } = block;
  const parent = ownerDocument.createElement('div');
  parent.append(block.cloneNode(true));
  // Turndown gets an element, because the security policy refuses to parse HTML from text.
  const asMarkdown = turndown.turndown(parent);
  if (normalise(markdown.parse(asMarkdown, { async: false })) === normalise(html)) return asMarkdown;
  // In Markdown, an empty line ends a block of HTML other than `pre`.
  return localName === 'pre' ? html : html.replace(/\n\s*\n/g, '\n');
}

/** Normalises HTML for a comparison: removes the attributes that the sanitiser sets, and the spaces between blocks. */
function normalise(html: string): string {
  return html
    .replace(/ (?:target|rel|loading)="[^"]*"/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (gap) => gap.trim())
    .trim();
}
