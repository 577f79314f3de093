import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, loadEnv } from 'vite';
import { writeHostingConfig } from './hosting-config.ts';
import { readSiteSettings } from './site-settings.ts';
import { staticPaths } from './static-paths.ts';

/**
 * Builds the site into dist/. Every page that is known now gets a file of its own, so that Hosting answers it with 200
 * and everything else with 404.html and the status 404. The configuration to serve it with is in firebase.built.json.
 *
 * @param mode `demo` for the local run; `production` reads .env.production
 */
export async function buildSite(mode: 'demo' | 'production'): Promise<void> {
  await build({ mode, logLevel: 'warn' });
  for (const path of ['/404', ...staticPaths()]) {
    const file = `dist${path}.html`;
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync('dist/index.html', file);
  }
  writeHostingConfig(readSiteSettings(loadEnv(mode, process.cwd(), 'SITE_')));
}
