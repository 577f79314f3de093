import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else the system's, else the one that Playwright downloaded.
 * `scripts/set-up-chromium.mjs` makes sure that one of them exists.
 */
export function chromiumPath(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  return SYSTEM_PATHS.find((path) => existsSync(path)) ?? chromium.executablePath();
}
