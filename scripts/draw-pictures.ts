/**
 * Writes the picture files that derive from the drawings and from the logo into public. Run it again when a drawing
 * changes: node scripts/run.mjs scripts/draw-pictures.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { notIssued } from '../src/drawings/not-issued.ts';
import { POSTER_SUBJECTS, videoPoster } from '../src/drawings/video-poster.ts';
import { readCardFonts } from './cards/read-card-fonts.ts';

function write(picture: string, svg: string): void {
  writeFileSync(fileURLToPath(new URL(`../public/images/${picture}.svg`, import.meta.url)), `${svg}\n`);
}

for (const subject of POSTER_SUBJECTS) write(`video-${subject}`, videoPoster(subject));

/** Returns the outlines of a label in the mono face, as path data from its top left corner. */
async function outlines(label: string, fontSize: number): Promise<string> {
  const style = { display: 'flex', fontFamily: 'mono', fontSize, lineHeight: 1 };
  const element = { type: 'div', key: null, props: { style, children: label } };
  const svg = await satori(element, { width: 40 * fontSize, height: 2 * fontSize, fonts: readCardFonts() });
  const [, data] = / d="([^"]+)"/.exec(svg) ?? [];
  if (!data) throw new Error(`The label ${label} has no outlines`);
  return data;
}

write('post-default', notIssued(await outlines('Sheet not issued', 30)));

/** The icons for phones and the manifest; browsers use the SVG. */
const ICONS = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 };

const favicon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');
for (const [name, width] of Object.entries(ICONS)) {
  const png = new Resvg(favicon, { fitTo: { mode: 'width', value: width } }).render().asPng();
  writeFileSync(fileURLToPath(new URL(`../public/${name}.png`, import.meta.url)), png);
}
