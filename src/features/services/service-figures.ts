import type { Drawing } from '#drawings/drawing.ts';

const figures = import.meta.glob<Drawing>('/src/drawings/service-figures/*/*.svg', {
  query: '?drawing',
  import: 'default',
});

/** The opening tag, with its name, of a figure whose `<svg>` is still empty, as scripts/vite/markdown.ts writes it. */
const EMPTY_FIGURE = /<svg class="drawing" data-figure="([^"]+)"[^>]*>(?=<\/svg>)/g;

/**
 * Fills in the drawings of the figures in a service's article: from the page itself if the build has rendered it, otherwise
 * from their files.
 */
export async function withFigures(html: string): Promise<string> {
  const names = Array.from(html.matchAll(EMPTY_FIGURE), ([, name = '']) => name);
  const bodies = bodiesInPage(names) ?? (await loadBodies(names));
  return html.replace(EMPTY_FIGURE, (openingTag, name: string) => openingTag + (bodies.get(name) ?? ''));
}

/** What is inside the `<svg>` of each figure, by name; undefined if the page lacks one, or in the build, which has no page. */
function bodiesInPage(names: readonly string[]): Map<string, string> | undefined {
  const { document } = globalThis;
  const bodies = names.map((name) => document?.querySelector(`svg[data-figure="${name}"]`)?.innerHTML ?? '');
  return bodies.every(Boolean) ? new Map(names.map((name, i) => [name, bodies[i] ?? ''])) : undefined;
}

async function loadBodies(names: readonly string[]): Promise<Map<string, string>> {
  const drawings = names.map((name) => figures[`/src/drawings/service-figures/${name}.svg`]?.());
  return new Map((await Promise.all(drawings)).map((drawing, i) => [names[i] ?? '', drawing?.body ?? '']));
}
