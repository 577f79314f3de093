import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawingOf } from '../../src/drawings/drawing.ts';
import { LOGO_SIZE, logoMarkup } from '../../src/drawings/logo.ts';

/** The logo as a symbol without a size, to which every element that shows the logo refers. */
const LOGO = `<svg width="0" height="0" aria-hidden="true"><symbol id="logo" viewBox="0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}">${logoMarkup()}</symbol></svg>`;

/** Turns `import … from './name.svg?drawing'` into the drawing of that file, and puts the logo into index.html. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    // Runs before Vite's own plugin for assets, which would handle any SVG.
    enforce: 'pre',
    transformIndexHtml: (html) => html.replace('<body>', `<body>${LOGO}`),
    load: {
      filter: { id: /\.svg\?drawing$/ },
      handler(id) {
        const [file = ''] = id.split('?');
        this.addWatchFile(file);
        return `export default ${JSON.stringify(drawingOf(readFileSync(file, 'utf8')))};`;
      },
    },
  };
}
