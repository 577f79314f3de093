import { loadEnv, type Plugin } from 'vite';
import { readSiteSettings } from '../../src/domain/settings/site-settings.ts';
import { inlineScript } from '../build/inline-script.ts';
import { tagManagerTexts } from '../build/tag-manager-snippet.ts';

const FILE = 'src/rendering/before-paint.ts';

/** The element of index.html that the script replaces. */
const ELEMENT = `<script src="/${FILE}"></script>`;

/** Inlines src/rendering/before-paint.ts into the page, with the texts of the tag manager. */
export function beforePaintScript(): Plugin {
  let tagManager = 'undefined';
  return {
    name: 'before-paint-script',
    configResolved({ command, mode }) {
      const settings = readSiteSettings(loadEnv(command === 'build' ? mode : 'demo', process.cwd(), 'SITE_'));
      tagManager = JSON.stringify(tagManagerTexts(settings)) ?? 'undefined';
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const parts = html.split(ELEMENT);
        if (parts.length !== 2) throw new Error(`index.html wants ${ELEMENT} once`);
        return parts.join(`<script>${await inlineScript(FILE, { __TAG_MANAGER__: tagManager })}</script>`);
      },
    },
  };
}
