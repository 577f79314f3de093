import { readFileSync } from 'node:fs';
import { site } from '../../src/content/site.ts';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import type { Density } from './typeset.ts';

const STYLES = [
  new URL('../../src/styles/tokens.css', import.meta.url),
  new URL('document.css', import.meta.url),
];

/** The site's web fonts, read from the project's folder. With `block`, a text is never printed in a fallback font. */
const FONTS = readFileSync(new URL('../../src/styles/fonts.css', import.meta.url), 'utf8')
  .replaceAll('url("/', `url("${new URL('../../', import.meta.url).href}`)
  .replaceAll('font-display: optional', 'font-display: block');

interface DocumentContent {
  /** The footer of each page shows the part before the first comma. */
  readonly title: string;
  /** The cover or the document's head. */
  readonly head: string;
  readonly text: string;
  readonly closing?: string | undefined;
  readonly density: Density;
}

/** A complete HTML document, for `printPdf` to print. */
export function printableHtml({ title, head, text, closing = '', density }: DocumentContent): string {
  const links = STYLES.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join('');
  const { size, air, longTablesWhole } = density;
  return `<!doctype html>
<html lang="en" class="${longTablesWhole ? 'long-tables-whole' : ''}" style="--size:${size}pt;--air:${air}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${links}
<style>${FONTS}@page { @bottom-left { content: ${cssString(title.split(',', 1)[0] ?? title)}; }
@bottom-right { content: ${cssString(`${site.email.split('@')[1]}   `)} counter(page) " / " counter(pages); } }</style></head>
<body>
${head}
<main>${text}${closing}</main>
</body>
</html>`;
}

function cssString(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
