import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';

const WEB_FONTS = ['Instrument Sans', 'Martian Mono'];

/**
 * Prints an HTML page as a PDF with tags and bookmarks, without network access.
 *
 * @throws Error if a web font did not load, or something is wider than its column
 */
export async function printPdf(browser: Browser, html: string): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  const context = await browser.newContext({ offline: true });
  try {
    // A page from a file may load stylesheets and fonts from files.
    const file = join(folder, 'document.html');
    writeFileSync(file, html);
    const page = await context.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.emulateMedia({ media: 'print' });
    await loadFonts(page);
    await fitDrawings(page);
    await refuseOverflow(page);
    return await page.pdf({
      format: 'A4',
      tagged: true,
      outline: true,
      preferCSSPageSize: true,
      printBackground: true,
    });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true });
  }
}

/** Waits for the web fonts; otherwise a text would be set in a font of the machine. */
async function loadFonts(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)];
    return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  const missing = WEB_FONTS.filter((name) => !loaded.some((family) => family.includes(name)));
  if (missing.length > 0) throw new Error(`Web fonts that did not load: ${missing.join(', ')}`);
}

/** Crops the empty border of the drawings, but not the width of their outer lines. */
async function fitDrawings(page: Page): Promise<void> {
  await page.locator('svg[data-fit]').evaluateAll((drawings) => {
    for (const drawing of drawings) {
      const { x, y, width, height } = (drawing as SVGSVGElement).getBBox();
      const margin = 2;
      const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
      drawing.setAttribute('viewBox', box.map((value) => value.toFixed(1)).join(' '));
    }
  });
}

/** Throws an error if something would be cut off, such as a long line of code. A difference of one pixel may be rounding. */
async function refuseOverflow(page: Page): Promise<void> {
  const tooWide = await page
    .locator('pre, .table-scroll, td, th, h1, h2, h3, .cover, dd')
    .evaluateAll((elements) =>
      elements.filter((box) => box.scrollWidth > box.clientWidth + 1).map((box) => box.textContent),
    );
  if (tooWide.length > 0) throw new Error(`Wider than the space for it:\n${tooWide.join('\n')}`);
}
