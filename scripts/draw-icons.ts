/**
 * Draws the icons for phones and for the web app manifest, which browsers do not accept as SVG. Run it again when favicon.svg
 * changes: node scripts/run.mjs scripts/draw-icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const ICONS = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 };

const favicon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
for (const [name, width] of Object.entries(ICONS)) {
  const png = new Resvg(favicon, { fitTo: { mode: 'width', value: width } }).render().asPng();
  writeFileSync(fileURLToPath(new URL(`../public/${name}.png`, import.meta.url)), png);
}
