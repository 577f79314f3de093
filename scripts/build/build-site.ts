import { build, loadEnv } from 'vite';
import { readSiteSettings } from '../../src/domain/settings/site-settings.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { writeHostingConfig } from './hosting-config.ts';
import { renderPages, SERVER_BUILD } from './render-pages.ts';
import { writeWellKnownFiles } from './well-known-files.ts';

/**
 * Builds the site into dist/, with every known page prerendered, and its server half into dist-server/. The hosting
 * configuration is in firebase.built.json.
 *
 * @param mode `demo` for the local run; `production` reads .env.production
 */
export async function buildSite(mode: 'demo' | 'production'): Promise<void> {
  // A shell may set it otherwise, and the pages that functions render would then load React's development tools.
  process.env.NODE_ENV = 'production';
  // Vite warns of what is meant: `:target-current`, which its minifier does not know, and the size of what only staff load.
  const options = { mode, logLevel: 'error' } as const;
  await build(options);
  await build({
    ...options,
    build: { ssr: 'src/rendering/entry-server.tsx', outDir: SERVER_BUILD, copyPublicDir: false },
    // A single bundle, to be deployed with the functions.
    ssr: { noExternal: true },
  });
  const settings = readSiteSettings(loadEnv(mode, process.cwd(), 'SITE_'));
  await renderPages(settings.siteUrl);
  await drawCards();
  writeWellKnownFiles(settings.siteUrl);
  writeHostingConfig(settings);
}
