/**
 * `npm run shots`: with `npm start` running, takes pictures of every screen and state at five widths into .local/shots/,
 * and writes .local/shots/index.html to view them. `-- contact "200 %"` takes those whose name contains one of the words;
 * `--widths 390,1440` selects widths.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserOptions } from '../../scripts/chromium.ts';
import { indexPage } from './index-page.ts';
import { takePictures } from './picture.ts';
import { screens } from './screens.ts';
import { fileName, type Shot, shotsOf } from './shot.ts';
import { WIDTHS } from './state.ts';
import { thumbnail } from './thumbnail.ts';

const FOLDER = '.local/shots';
const AT_A_TIME = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'string', default: Object.keys(WIDTHS).join() } },
});
const shots = shotsOf(screens, positionals, values.widths.split(',').map(Number));
if (shots.length === 0) throw new Error(`No state matches ${positionals.join(', ')} at ${values.widths} px`);

const begun = Date.now();
const remarks = new Map<string, string>();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(browserOptions());
try {
  const queue = shots.values();
  await Promise.all(Array.from({ length: AT_A_TIME }, () => takeAll(browser, queue)));
} finally {
  await browser.close();
}
writeFileSync(join(FOLDER, 'index.html'), indexPage(shots, remarks));
console.log(`${shots.length} states in ${Math.round((Date.now() - begun) / 1000)} s`);
console.log(`Look at ${join(process.cwd(), FOLDER, 'index.html')}`);
process.exitCode = remarks.size > 0 ? 1 : 0;

/** Takes states from the queue until it is empty. */
async function takeAll(browser: Browser, queue: Iterator<Shot> & Iterable<Shot>): Promise<void> {
  const studio = await browser.newPage();
  for (const { name, state, widths } of queue) {
    try {
      for await (const { width, png, overflow } of takePictures(browser, state, widths)) {
        const file = fileName(name, width);
        writeFileSync(join(FOLDER, `${file}.png`), png);
        writeFileSync(join(FOLDER, `${file}.jpg`), await thumbnail(studio, png));
        if (overflow > 0) remark(file, `scrolls sideways by ${overflow} px`);
      }
    } catch (error) {
      remark(name, `not taken: ${error instanceof Error ? error.message.split('\n', 2).join(' ') : error}`);
    }
  }
}

/** `about` is the file of a picture, or the name of a state. */
function remark(about: string, text: string): void {
  remarks.set(about, text);
  console.error(`${about}: ${text}`);
}
