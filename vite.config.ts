import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readSiteSettings } from './scripts/site-settings.ts';
import { markdownContent } from './scripts/vite-markdown.ts';

/** A build is for the mode that it names; Vite's own server and the tests use the settings of the local run. */
function settingsFor(command: 'build' | 'serve', mode: string) {
  return readSiteSettings(loadEnv(command === 'build' ? mode : 'demo', process.cwd(), 'SITE_'));
}

export default defineConfig(({ command, mode }) => ({
  plugins: [react(), markdownContent()],
  define: { __SITE_SETTINGS__: JSON.stringify(settingsFor(command, mode)) },
  server: { host: '127.0.0.1', port: 5000, strictPort: true },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
}));
