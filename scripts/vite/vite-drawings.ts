import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { drawingOf } from '../../src/drawings/drawing.ts';

/** Turns `import … from './name.svg?drawing'` into the drawing of that file. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    // Before Vite's own plugin for assets, which would take any SVG.
    enforce: 'pre',
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
