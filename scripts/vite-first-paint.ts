import type { Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';

const FILE = 'src/first-paint.ts';

/** The element of index.html that the script takes the place of. */
const ELEMENT = `<script src="/${FILE}"></script>`;

/** Puts src/first-paint.ts into the page itself. */
export function firstPaintScript(): Plugin {
  return {
    name: 'first-paint-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const parts = html.split(ELEMENT);
        if (parts.length !== 2) throw new Error(`index.html wants ${ELEMENT} once`);
        return parts.join(`<script>${await inlineScript(FILE)}</script>`);
      },
    },
  };
}
