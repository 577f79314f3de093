import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../src/content/site.ts';
import { svgDocument } from '../../src/drawings/drawing.ts';
import type { PageCard } from '../../src/drawings/share-card.ts';
import {
  type Bounds,
  type CardArt,
  channelArt,
  objectArt,
  unlabelled,
} from '../../src/drawings/share-cards/art.ts';
import type { CardDrawing, Page } from '../../src/pages.ts';
import { readDrawing } from '../read-drawing.ts';

/** The share card of a page: its heading, its name and its drawing. */
export function cardOf({
  heading,
  cardTitle = heading,
  name,
  card,
}: Pick<Page, 'heading' | 'cardTitle' | 'name' | 'card'>): PageCard {
  return { title: cardTitle, name, siteName: site.name, art: card && artOf(card) };
}

/** The files of the drawings that do not show a service, by the drawing's name. */
const OTHER_DRAWINGS: Readonly<Record<string, string>> = {
  wall: 'hero-wall',
  specify: 'office/free-place',
  sell: 'office/entrance',
  quiz: 'quizzes/building-5',
};

function artOf(card: CardDrawing): CardArt {
  if (card === 'channel') return channelArt(readFileSync(`public${site.channel.logo}`, 'utf8'));
  const drawing = unlabelled(readDrawing(OTHER_DRAWINGS[card] ?? `services/${card}`));
  return objectArt(drawing, boundsOf(svgDocument(drawing)));
}

/** Measures an SVG document, ignoring the widths of its lines. Throws an error if it is empty. */
export function boundsOf(svg: string): Bounds {
  const bounds = new Resvg(svg).getBBox();
  if (!bounds) throw new Error('A picture is empty');
  return bounds;
}
