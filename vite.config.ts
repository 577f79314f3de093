import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { functionsProxy } from './local/functions-proxy.ts';
import { beforePaintScript } from './scripts/vite/vite-before-paint.ts';
import { contentLists } from './scripts/vite/vite-content.ts';
import { drawings } from './scripts/vite/vite-drawings.ts';
import { leanLibraries, refuseLeftOutImports } from './scripts/vite/vite-lean-libraries.ts';
import { markdownContent } from './scripts/vite/vite-markdown.ts';
import { siteSettings } from './scripts/vite/vite-settings.ts';
import { screenStyles } from './scripts/vite/vite-styles.ts';

export default defineConfig({
  plugins: [
    react(),
    refuseLeftOutImports(),
    leanLibraries(),
    drawings(),
    markdownContent(),
    siteSettings(),
    contentLists(),
    beforePaintScript(),
    screenStyles(),
  ],
  server: { host: '127.0.0.1', port: 5000, strictPort: true, proxy: functionsProxy() },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0, // the content security policy refuses `data:` URLs
    modulePreload: { polyfill: false },
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
            // The code of every page, but for its entry. A name in these patterns is the beginning of a path.
            {
              name: 'frame',
              test: /\/(src\/(?!rendering\/entry)|node_modules\/)/,
              tags: ['$initial'],
              priority: 1,
            },
            // Code that most pages share, in one file: two dozen files of a few hundred bytes would cost a request each.
            // It leaves out what only pages with forms, requests or videos use; most of that goes into `requests` below.
            {
              name: 'kit',
              test: /\/src\/(ui\/(?!controls\/(query-search|copy-link|field|retry-button)|page\/(data-table|link-rows|notice|error-summary|list-summary|state-panel)|article\/(picture\.|date-text|video))|site\/(?!offline-note|unavailable|privacy-note|attribution-note|visit-attribution|use-link-token)|card-path|(browser|measurement)\/|domain\/(html\/(sections|meta-description)|posts\/(slug|fold|default)))/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|@standard-schema)\// },
            // What requests and forms need (code to send them, validation with Zod, error notes), where two chunks or more share it.
            {
              name: 'requests',
              test: /\/(node_modules\/zod|src\/(content\/contact-fields|domain\/(contact|downloads|posts|pictures|dates|proof)|firebase\/functions|site\/|ui\/(controls\/(use|retry)|page\/(notice|error|list|state)|article\/(?!video))))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
