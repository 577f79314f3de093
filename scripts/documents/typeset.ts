import type { Browser } from '@playwright/test';
import { pageFills } from './pdf-pages.ts';
import { printPdf } from './print-pdf.ts';

export interface Density {
  /** Font size in points. */
  readonly size: number;
  /** Factor for the space between blocks. */
  readonly air: number;
  /** Whether tables of seven to nine rows are not split across pages either. */
  readonly longTablesWhole: boolean;
}

const DENSITIES: readonly Density[] = [true, false].flatMap((longTablesWhole) =>
  [10.2, 9.9].flatMap((size) => [1.2, 1.1, 1, 0.9, 0.8, 0.7].map((air) => ({ size, air, longTablesWhole }))),
);

const MAX_PAGES = 9;

interface Trial {
  readonly density: Density;
  readonly fills: readonly number[];
}

/**
 * Prints a text with the density that fills its pages best: no gaps where a block moved to the next page, no last page
 * with three lines. `html` returns the HTML for a density and for the number of pages that its first page shows: 0 in trials.
 *
 * @throws Error if something is wider than its column, or the number of pages does not converge
 */
export async function typeset(
  browser: Browser,
  html: (density: Density, pages: number) => string,
): Promise<Uint8Array> {
  const trials: Trial[] = [];
  for (const density of DENSITIES) {
    trials.push({ density, fills: await pageFills(await printPdf(browser, html(density, 0))) });
  }
  const [best] = trials.toSorted((a, b) => emptiness(a) - emptiness(b));
  if (!best) throw new Error('There is no density to choose from');
  const pages = best.fills.length;
  const pdf = await printPdf(browser, html(best.density, pages));
  if ((await pageFills(pdf)).length !== pages)
    throw new Error('Printing the number of pages changes the number of pages');
  return pdf;
}

/**
 * The visible gaps as a number: a page counts as full from 92 %, the last one from 50 %. Each page and unusual spacing add a
 * little, so that they decide between similar gaps; more than MAX_PAGES pages add most.
 */
function emptiness({ density: { size, air, longTablesWhole }, fills }: Trial): number {
  const gaps = fills.slice(0, -1).map((fill) => Math.max(0, 0.92 - fill) ** 2);
  const lastGap = Math.max(0, 0.5 - (fills.at(-1) ?? 0)) ** 2;
  const unusual = Math.abs(air - 1) + Math.abs(size - 10) + (longTablesWhole ? 0 : 1.5);
  const tooMany = fills.length > MAX_PAGES ? 1 : 0;
  return gaps.reduce((sum, gap) => sum + gap, 2 * lastGap + tooMany) + 0.01 * fills.length + 0.02 * unusual;
}
