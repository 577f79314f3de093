import type { Plugin } from 'vite';
import { inlineScript } from '../build/inline-script.ts';

const FILE = 'src/rendering/before-paint.ts';

/** The element of index.html that the script replaces. */
const ELEMENT = `<script src="/${FILE}"></script>`;

/** Inlines src/rendering/before-paint.ts into the page. */
export function beforePaintScript(): Plugin {
  return {
    name: 'before-paint-script',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const parts = html.split(ELEMENT);
        if (parts.length !== 2) throw new Error(`index.html must contain ${ELEMENT} once`);
        return parts.join(`<script>${await inlineScript(FILE)}</script>`);
      },
    },
  };
}
