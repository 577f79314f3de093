import type { Drawing } from '#drawings/drawing.ts';

const files = import.meta.glob<Drawing>('/src/drawings/covers/*.svg', {
  eager: true,
  query: '?drawing',
  import: 'default',
});

/** The motifs of covers, by name. */
export const coverMotifs = Object.fromEntries(
  Object.entries(files).map(([file, { body }]) => [file.replace(/.*\/|\.svg/g, ''), body]),
);
