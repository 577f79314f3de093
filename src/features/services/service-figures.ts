import type { Drawing } from '#drawings/drawing.ts';

const figures = import.meta.glob<Drawing>('/src/drawings/service-figures/*/*.svg', {
  query: '?drawing',
  import: 'default',
});

/** A figure whose `<svg>` is still empty, as scripts/vite/markdown.ts writes it. */
const EMPTY_FIGURE = /(<svg class="drawing" data-figure="([^"]+)"[^>]*>)(?=<\/svg>)/g;

/**
 * Fills in the drawings of the figures in a service's article. A page that the build rendered has them already, and the app takes
 * them from there. They are loaded only if the visitor comes from another page of the site.
 */
export async function withFigures(html: string): Promise<string> {
  const names = Array.from(html.matchAll(EMPTY_FIGURE), ([, , name = '']) => name);
  const lines = linesInPage(names) ?? (await linesInFiles(names));
  return html.replace(EMPTY_FIGURE, (svg, _, name: string) => svg + (lines.get(name) ?? ''));
}

/** The lines of figures that are on the page, if all of them are. */
function linesInPage(names: readonly string[]): Map<string, string> | undefined {
  const { document } = globalThis;
  const lines = names.map((name) => document?.querySelector(`svg[data-figure="${name}"]`)?.innerHTML ?? '');
  return lines.every(Boolean) ? new Map(names.map((name, i) => [name, lines[i] ?? ''])) : undefined;
}

async function linesInFiles(names: readonly string[]): Promise<Map<string, string>> {
  const drawings = names.map((name) => figures[`/src/drawings/service-figures/${name}.svg`]?.());
  return new Map((await Promise.all(drawings)).map((drawing, i) => [names[i] ?? '', drawing?.body ?? '']));
}
