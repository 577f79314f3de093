import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { functionsProxy } from './local/functions-proxy.ts';
import { beforePaintScript } from './scripts/vite/vite-before-paint.ts';
import { drawings } from './scripts/vite/vite-drawings.ts';
import { markdownContent } from './scripts/vite/vite-markdown.ts';
import { searchEntries } from './scripts/vite/vite-search.ts';
import { siteSettings } from './scripts/vite/vite-settings.ts';

export default defineConfig({
  plugins: [react(), drawings(), markdownContent(), siteSettings(), searchEntries(), beforePaintScript()],
  server: { host: '127.0.0.1', port: 5000, strictPort: true, proxy: functionsProxy() },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Separate, because each is evaluated in its own task (src/rendering/start.ts).
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            {
              name: 'router',
              test: /node_modules\/(react-router|react-router-dom)\//,
              priority: 2,
            },
            // With the library for it, which most pages do without.
            { name: 'dates', test: /\/src\/(domain\/dates|ui\/article\/date-text)\./, priority: 1 },
            // What screens share is one file: two dozen of some hundred bytes would each cost a request.
            {
              name: 'shared',
              // Without what only two pages each have.
              test: /\/src\/(ui\/(?!controls\/address-search|page\/link-rows)|(site|browser|layout|measurement|features\/consent)\/)/,
              minShareCount: 2,
            },
            { name: 'shared', test: /\/src\//, minShareCount: 10 },
          ],
        },
      },
    },
  },
});
