import { build, loadEnv } from 'vite';
import { readSiteSettings } from '../../src/domain/settings/site-settings.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { writeHostingConfig } from './hosting-config.ts';
import { renderPages, SERVER_BUILD } from './render-pages.ts';
import { writeWellKnownFiles } from './well-known-files.ts';

/**
 * Builds the site, with every known page that no function renders, into dist/, the server half of the site into dist-server/,
 * and the hosting configuration into firebase.built.json.
 *
 * @param mode `demo` for the local run; `production` reads .env.production
 */
export async function buildSite(mode: 'demo' | 'production'): Promise<void> {
  // If the shell sets another value, the pages that functions render would load React's development build.
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
