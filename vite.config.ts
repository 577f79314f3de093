import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintScript } from './scripts/vite-first-paint.ts';
import { functionsProxy } from './scripts/vite-functions.ts';
import { markdownContent } from './scripts/vite-markdown.ts';
import { siteSettings } from './scripts/vite-settings.ts';

export default defineConfig({
  plugins: [react(), markdownContent(), siteSettings(), firstPaintScript()],
  server: { host: '127.0.0.1', port: 5000, strictPort: true, proxy: functionsProxy() },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
});
