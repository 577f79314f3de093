import type { Drawing } from '#drawings/drawing.ts';

const files = import.meta.glob<Drawing>('/src/drawings/covers/*.svg', {
  eager: true,
  query: '?drawing',
  import: 'default',
});

/** The SVG code of the covers' motifs, by the file's name without folder and extension. */
export const coverMotifs = Object.fromEntries(
  Object.entries(files).map(([file, { body }]) => [file.replace(/.*\/|\.svg/g, ''), body]),
);
