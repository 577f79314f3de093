import { readFileSync } from 'node:fs';
import { site } from '../../src/content/site.ts';
import { entrance, freePlace } from '../../src/drawings/office.ts';
import { BUILDING_STEPS, buildingAfter } from '../../src/drawings/quiz-levels.ts';
import { serviceDrawing } from '../../src/drawings/services.ts';
import {
  type CardArt,
  channelArt,
  objectArt,
  type PageCard,
  standingArt,
  wallArt,
} from '../../src/drawings/share-card.ts';
import type { CardDrawing, Page } from '../../src/pages.ts';

/** The share card of a page: its heading, its sheet number as in the footer, and its drawing. */
export function cardOf({
  heading,
  cardTitle = heading,
  sheet,
  name,
  card,
}: Pick<Page, 'heading' | 'cardTitle' | 'sheet' | 'name' | 'card'>): PageCard {
  return {
    title: cardTitle,
    sheet: `Sheet ${sheet}, ${name}`,
    siteName: site.name,
    art: card && artOf(card),
  };
}

function artOf(card: CardDrawing): CardArt {
  switch (card) {
    case 'wall':
      return wallArt();
    case 'channel':
      return channelArt(readFileSync(`public${site.channel.logo}`, 'utf8'));
    case 'specify':
      return standingArt(freePlace());
    case 'sell':
      return standingArt(entrance());
    case 'quiz':
      return objectArt(buildingAfter(BUILDING_STEPS));
    default:
      return objectArt(serviceDrawing(card));
  }
}
