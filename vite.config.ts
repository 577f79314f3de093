import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintScript } from './scripts/vite-first-paint.ts';
import { functionsProxy } from './scripts/vite-functions.ts';
import { markdownContent } from './scripts/vite-markdown.ts';
import { siteSettings } from './scripts/vite-settings.ts';

export default defineConfig({
  plugins: [react(), markdownContent(), siteSettings(), firstPaintScript()],
  server: { host: '127.0.0.1', port: 5000, strictPort: true, proxy: functionsProxy() },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // One sheet of 15 KB, in line in every page: no page waits for styles, and the security policy needs one hash.
    cssCodeSplit: false,
    // What most screens share is one file: two dozen of some hundred bytes would each cost a request.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/src\//, minShareCount: 10 }] } },
    },
  },
});
