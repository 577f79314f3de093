import type { Font } from 'satori';
import type { Card } from '#drawings/share-card.ts';
import { cardSvg } from './card-svg.ts';

/** Returns a share card as a PNG. Rasterising runs in a separate thread; its library is loaded with the first card. */
export async function cardPng(card: Card, fonts: Font[]): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(await cardSvg(card, fonts), { font: { loadSystemFonts: false } })).asPng();
}
