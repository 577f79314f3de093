import type { Font, SatoriNode } from 'satori';
import type { Card, CardRow, CardTitle } from '#drawings/share-card.ts';
import { CARD } from '#drawings/share-cards/sheet.ts';
import { toDrawable } from './drawable.ts';

/** Returns the fonts of cards. Use one array for all cards: Satori caches the fonts it has parsed for each array. */
export function cardFonts(sans: Uint8Array, mono: Uint8Array): Font[] {
  return [
    { name: 'sans', weight: 500, data: Buffer.from(sans) },
    { name: 'mono', weight: 400, data: Buffer.from(mono) },
  ];
}

/** Returns a share card as an SVG document with all text as outlines, and with the title in the largest size that fits. */
export async function cardSvg({ picture, title, rows }: Card, fonts: Font[]): Promise<string> {
  const { default: satori } = await import('satori');
  const backgroundImage = `url(data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')})`;
  const text = title.texts.map(toDrawable).find(Boolean) ?? '';
  const layOut = async (size: number, style: object) => {
    let { width, height } = { width: 0, height: 0 };
    const onNodeDetected = (node: SatoriNode) => {
      if (node.key === TITLE) ({ width, height } = node);
    };
    const content = [titleBox(title, text, { fontSize: size, ...style }), ...rows.map(rowBox)];
    const svg = await satori(box({ width: '100%', height: '100%', backgroundImage }, content), {
      ...CARD,
      fonts,
      onNodeDetected,
    });
    return { svg, width, height };
  };
  for (const { size, lines } of title.steps) {
    const { svg, width, height } = await layOut(size, { textWrap: 'balance' });
    // Satori rounds widths up. A height of half a line more than allowed means that the title has one line too many.
    if (width < title.width + 1 && height < (lines + 0.5) * LINE_HEIGHT * size) return svg;
  }
  // Even the smallest size is too large: the title is cut off after its last line.
  const { size, lines } = title.steps.at(-1) ?? title.steps[0];
  return (await layOut(size, { width: '100%', lineClamp: lines, overflowWrap: 'anywhere' })).svg;
}

interface Element {
  readonly type: 'div';
  readonly key: string | null;
  readonly props: { readonly style: object; readonly children: string | Element | readonly Element[] };
}

function box(style: object, children: Element['props']['children'], key: string | null = null): Element {
  return { type: 'div', key, props: { style: { display: 'flex', ...style }, children } };
}

const TITLE = 'title';
const LINE_HEIGHT = 1.08;

/** The typography of the site's headings (`src/styles/base.css`), with the letter spacing of the largest. */
const HEADING = {
  display: 'block',
  fontFamily: 'sans',
  lineHeight: LINE_HEIGHT,
  letterSpacing: '-0.032em',
  wordSpacing: '0.06em',
};

function titleBox({ left, width, middle, fill }: CardTitle, text: string, style: object): Element {
  // A box from the top edge to twice `middle`, in which the lines are centred.
  const place = { position: 'absolute', left, top: 0, width, height: 2 * middle, alignItems: 'center' };
  return box({ ...place, color: fill }, box({ ...HEADING, ...style }, text, TITLE));
}

const ONE_LINE = { display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };
/** The distance from the top of a row's text to its baseline, in pixels. */
const BASELINE = 20;

function rowBox({ texts: [reference, fact], left, right, baseline, fill }: CardRow): Element {
  const place = { position: 'absolute', left, top: baseline - BASELINE, width: right - left, gap: 24 };
  return box({ ...place, fontFamily: 'mono', fontSize: 20, letterSpacing: '-0.01em', color: fill }, [
    box({ ...ONE_LINE, flex: 1, minWidth: 0 }, toDrawable(reference)),
    box({ ...ONE_LINE, maxWidth: '50%' }, toDrawable(fact)),
  ]);
}
