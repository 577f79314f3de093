import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inlineScript } from './inline-script.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>\s*/;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;
const IMPORTS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

/**
 * Makes of the index.html that Vite has built the page that every rendered page starts from: its styles stand in line,
 * its text font is on the way before they are read, and its script is loaded when the browser is idle.
 *
 * @throws Error when index.html has not what is to be replaced
 */
export async function pageShell(html: string): Promise<string> {
  const [, sheet] = STYLESHEET.exec(html) ?? [];
  const [, entry] = ENTRY.exec(html) ?? [];
  if (!sheet || !entry) throw new Error('The built index.html has no style sheet or no script');
  const imports = [...html.matchAll(IMPORTS)].map(([, href]) => href).join(' ');
  const starter = await inlineScript('src/start.ts');
  return html
    .replace(IMPORTS, '')
    .replace(ENTRY, '')
    .replace(
      STYLESHEET,
      () => `${fontPreload()}<style>${readFileSync(`dist/${sheet}`, 'utf8').trim()}</style>\n`,
    )
    .replace(
      '</body>',
      () => `<script data-entry="${entry}" data-imports="${imports}">${starter}</script>\n  </body>`,
    );
}

/** The font of everything that people read. The other one is for labels and may come a moment later. */
function fontPreload(): string {
  const [file] = globSync('dist/assets/instrument-sans-latin-*.woff2').filter(
    (name) => !name.includes('-ext'),
  );
  if (!file) throw new Error('The build has no text font');
  return `<link rel="preload" href="/assets/${basename(file)}" as="font" type="font/woff2" crossorigin>`;
}
