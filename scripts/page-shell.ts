import { readFileSync } from 'node:fs';
import { inlineScript } from './inline-script.ts';
import { pageStyles } from './page-styles.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>\s*/;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;
const IMPORTS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
const FONTS = '<style data-fonts>';

/** What every rendered page starts from. */
export interface PageShell {
  /** The shell for pages with this HTML: the styles that they need stand in line. */
  readonly for: (pages: readonly string[]) => string;
}

/**
 * Makes of the index.html that Vite has built what every rendered page starts from: its fonts are asked for after the
 * first paint, and its script is loaded when the browser is idle.
 *
 * @throws Error when index.html has not what is to be replaced
 */
export async function pageShell(html: string): Promise<PageShell> {
  const [link = '', sheet] = STYLESHEET.exec(html) ?? [];
  const [, entry] = ENTRY.exec(html) ?? [];
  if (!sheet || !entry) throw new Error('The built index.html has no style sheet or no script');
  if (!html.includes(FONTS)) throw new Error('The built index.html has no style element for the fonts');
  const imports = [...html.matchAll(IMPORTS)].map(([, href]) => href).join(' ');
  const starter = await inlineScript('src/start.ts');
  const script = `<script data-entry="${entry}" data-imports="${imports}" data-sheet="/${sheet}">${starter}</script>`;
  const shell = html
    .replace(IMPORTS, '')
    .replace(ENTRY, '')
    .replace(FONTS, '<style media="not all">')
    .replace('</body>', () => `${script}\n  </body>`);
  const styles = readFileSync(`dist/${sheet}`, 'utf8');
  return {
    for: (pages) => shell.replace(link, () => `<style>${pageStyles(styles, pages).trim()}</style>\n`),
  };
}
