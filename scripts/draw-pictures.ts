/**
 * Writes the picture files that derive from the drawings and from the logo into public. Run it again when a drawing
 * changes: node scripts/run.mjs scripts/draw-pictures.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { POSTER_SUBJECTS, videoPoster } from '../src/drawings/video-poster.ts';

for (const subject of POSTER_SUBJECTS) {
  const file = fileURLToPath(new URL(`../public/images/video-${subject}.svg`, import.meta.url));
  writeFileSync(file, `${videoPoster(subject)}\n`);
}

/** The icons for phones and the manifest; browsers use the SVG. */
const ICONS = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 };

const favicon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
for (const [name, width] of Object.entries(ICONS)) {
  const png = new Resvg(favicon, { fitTo: { mode: 'width', value: width } }).render().asPng();
  writeFileSync(fileURLToPath(new URL(`../public/${name}.png`, import.meta.url)), png);
}
