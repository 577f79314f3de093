import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import decompress from 'woff2-encoder/decompress';
import { launchOptions } from '../../scripts/chromium.ts';

/** Its letters are half as wide again as those of the page's own fonts, so that a fallback to it is evident. */
const FONT = new URL('../../src/fonts/martian-mono-latin.woff2', import.meta.url);

/** Runs a function in a Chromium on a machine with one font, which is none of the site's fallbacks. */
export async function withOneFont(run: (browser: Browser) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'one-font-'));
  writeFileSync(join(folder, 'only.ttf'), await decompress(readFileSync(FONT)));
  const config = join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  const browser = await chromium.launch({
    ...launchOptions(),
    env: { ...process.env, FONTCONFIG_FILE: config },
  });
  try {
    await run(browser);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
