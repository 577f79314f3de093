import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../../src/content/site.ts';
import { svgDocument } from '../../src/drawings/drawing.ts';
import {
  type Bounds,
  type CardArt,
  channelArt,
  objectArt,
  type PageCard,
  standingArt,
  unlabelled,
  wallArt,
} from '../../src/drawings/share-card.ts';
import type { CardDrawing, Page } from '../../src/pages.ts';
import { readDrawing } from '../read-drawing.ts';

/** The share card of a page: its heading, its name and its drawing. */
export function cardOf({
  heading,
  cardTitle = heading,
  name,
  card,
}: Pick<Page, 'heading' | 'cardTitle' | 'name' | 'card'>): PageCard {
  return {
    title: cardTitle,
    name,
    siteName: site.name,
    art: card && artOf(card),
  };
}

function artOf(card: CardDrawing): CardArt {
  switch (card) {
    case 'wall':
      return wallArt(readDrawing('hero-wall'));
    case 'channel':
      return channelArt(readFileSync(`public${site.channel.logo}`, 'utf8'));
    case 'specify':
      return standingArt(readDrawing('office/free-place'));
    case 'sell':
      return standingArt(readDrawing('office/entrance'));
    case 'quiz':
      return objectOf('quizzes/building-5');
    default:
      return objectOf(`services/${card}`);
  }
}

/** A drawing of an object. */
function objectOf(name: string): CardArt {
  const drawing = unlabelled(readDrawing(name));
  return objectArt(drawing, boundsOf(svgDocument(drawing)));
}

/**
 * Measures an SVG document without its lines' widths.
 *
 * @throws Error if it is empty
 */
export function boundsOf(svg: string): Bounds {
  const bounds = new Resvg(svg).getBBox();
  if (!bounds) throw new Error('A picture is empty');
  return bounds;
}
