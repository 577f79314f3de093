import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** The element of index.html that the script takes the place of. */
const ELEMENT = '<script src="/src/first-paint.ts"></script>';

/** Puts src/first-paint.ts, bundled, into the page itself: a file would come too late for the first paint. */
export function firstPaintScript(): Plugin {
  return {
    name: 'first-paint-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const parts = html.split(ELEMENT);
        if (parts.length !== 2) throw new Error(`index.html wants ${ELEMENT} once`);
        return parts.join(`<script>${await bundle()}</script>`);
      },
    },
  };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/first-paint.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('src/first-paint.ts gave no script');
  return script.text.trim();
}
