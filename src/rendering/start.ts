import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { readPageData } from '#browser/page-data.ts';

/** The scripts of the app, in evaluation order (scripts/build/page-shell.ts). */
declare const __APP_SCRIPTS__: readonly string[];

/**
 * Inlined at the end of every page. Loads the app right after the first paint, which it does not delay: stylesheets before
 * scripts, so that nothing that a script shows is unstyled. Each script is evaluated in a task of its own, so that the browser
 * can respond to input in between. A page whose files fail to load works without them.
 */
async function start(): Promise<void> {
  await afterFirstPaint();
  const files = readPageData()?.files ?? [];
  const stylesheets = await Promise.all(files.map(load));
  // All at once, so that the rules of a screen come after those of the frame, which they override.
  for (const link of stylesheets) if (link) link.media = 'all';
  for (const script of __APP_SCRIPTS__) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Begins to load a file. For a stylesheet, still without effect, resolves once it has loaded or failed; undefined for a script. */
function load(href: string): Promise<HTMLLinkElement> | undefined {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', href });
  if (isStyle) Object.assign(link, { media: 'not all', fetchPriority: 'high' });
  document.head.append(link);
  if (!isStyle) return undefined;
  return new Promise((resolve) => {
    link.onload = () => resolve(link);
    link.onerror = () => resolve(link);
  });
}

void start();
