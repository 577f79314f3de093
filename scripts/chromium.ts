import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium's headless shell (Debian's package), which opens pages in a third of the full browser's time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium for tests: `CHROMIUM_PATH`, else the system's, else the one that Playwright downloaded.
 * `scripts/set-up-chromium.ts` makes sure that one of them exists.
 */
export function chromiumPath(): string {
  return findBrowser([HEADLESS_SHELL, ...BROWSERS]);
}

function findBrowser(systemPaths: readonly string[]): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  return systemPaths.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/**
 * The command-line flags: no sandbox, which is unavailable to root (containers, CI), no traffic of its own, and the same
 * width of letters in the shell as in the full browser.
 */
const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
}

/** The flag that lets a browser reach this machine only. */
export const THIS_MACHINE_ONLY =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Playwright's launch options for tests. */
export function launchOptions(...moreFlags: string[]): LaunchOptions {
  return { executablePath: chromiumPath(), args: [...FLAGS, ...moreFlags] };
}

/** Launch options for measuring, screenshots and printing: the full browser if there is one. */
export function browserOptions(...moreFlags: string[]): LaunchOptions {
  return { executablePath: findBrowser([...BROWSERS, HEADLESS_SHELL]), args: [...FLAGS, ...moreFlags] };
}
