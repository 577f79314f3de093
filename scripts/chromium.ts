import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without the window around its pages, which opens them in a third of the time (Debian's package). */
const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that tests drive: `CHROMIUM_PATH`, else the system's, else the one that Playwright downloaded.
 * `scripts/set-up-chromium.ts` makes sure that one of them exists.
 */
export function chromiumPath(): string {
  return firstOf([SHELL, ...BROWSERS]);
}

function firstOf(systemPaths: readonly string[]): string {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  return systemPaths.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/**
 * The flags that it is started with: no sandbox, which root has none of (containers, CI), no traffic of its own, and
 * letters as wide in the shell as in a browser.
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

/** What Playwright starts it with for tests. */
export function launchOptions(...moreFlags: string[]): LaunchOptions {
  return { executablePath: chromiumPath(), args: [...FLAGS, ...moreFlags] };
}

/** What Playwright starts to measure, to take pictures or to print: the browser that people have, where there is one. */
export function browserOptions(): LaunchOptions {
  return { executablePath: firstOf([...BROWSERS, SHELL]), args: [...FLAGS] };
}
