import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { readPageData } from '#browser/page-data.ts';

/** The files of the app, in evaluation order (scripts/build/page-shell.ts). */
declare const __APP_FILES__: readonly string[];

/**
 * Inlined at the end of every page; loads the app right after the first paint, which it does not delay. Each file is
 * evaluated in a task of its own, so that the browser can respond to input in between. A page whose files fail to load
 * works without them.
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
