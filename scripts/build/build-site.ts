import { build, loadEnv } from 'vite';
import { readSiteSettings } from '../../src/domain/settings/site-settings.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { writeHostingConfig } from './hosting-config.ts';
import { renderPages, SERVER_BUILD } from './render-pages.ts';
import { writeWellKnownFiles } from './well-known-files.ts';

/**
 * Builds the site into dist/, with every known page that no function renders, and its server half into dist-server/. The hosting
 * configuration is in firebase.built.json.
 *
 * @param mode `demo` for the local run; `production` reads .env.production
 */
export async function buildSite(mode: 'demo' | 'production'): Promise<void> {
  // With another value from the shell, the pages that functions render would load React's development tools.
  process.env.NODE_ENV = 'production';
  // Hides warnings about what is intended: `:target-current`, which the minifier does not know, and the size of the staff's code.
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
