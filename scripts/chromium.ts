import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else the system's, else the one that Playwright downloaded.
 * `scripts/set-up-chromium.ts` makes sure that one of them exists.
 */
export function chromiumPath(): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  return SYSTEM_PATHS.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** The flags that tests start it with: no sandbox, which root has none of (containers, CI), and no traffic of its own. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright starts it with. */
export function launchOptions(...moreFlags: string[]): { executablePath: string; args: string[] } {
  return { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, ...moreFlags] };
}
