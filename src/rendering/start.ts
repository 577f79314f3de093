import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { readPageData } from './page-data.ts';

/** The files of the app, in the order in which they are evaluated (scripts/build/page-shell.ts). */
declare const __APP_FILES__: readonly string[];

/**
 * Stands inline at the end of every page and loads the app right after the first paint, which nothing of it delays. Each
 * file is evaluated in a task of its own, so that the browser can respond to input in between. A page whose files do not
 * come works without them.
 */
async function start(): Promise<void> {
  await afterFirstPaint();
  for (const href of readPageData()?.files ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const file of __APP_FILES__) {
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
