import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { buildFunctions } from '../../scripts/build/build-functions.ts';
import { buildSite } from '../../scripts/build/build-site.ts';
import { BUILT_CONFIG } from '../../scripts/build/hosting-config.ts';
import { localUrl, PORTS } from '../ports.ts';
import { hashOfSources, isBuilt, stampBuild } from './build-stamp.ts';

/**
 * Builds site and functions, unless no source has changed since the last build. With `isDev` it then serves the site with Vite
 * and hot reload; the functions still need the page shell of the build. Returns a function that stops Vite's server.
 */
export async function serveSite(isDev: boolean): Promise<() => Promise<void>> {
  Object.assign(process.env, portSettings());
  const hash = hashOfSources(portSettings());
  if (!isBuilt(hash)) {
    await buildSite('demo');
    writePorts();
    await buildFunctions();
    stampBuild(hash);
  }
  if (!isDev) return async () => {};
  // A build sets NODE_ENV to `production`, with which Vite would reload the page instead of replacing the changed modules.
  process.env.NODE_ENV = 'development';
  const server = await createServer({ mode: 'demo' });
  await server.listen(PORTS.hosting.port);
  return () => server.close();
}

/** The settings of the site that name a port; those of `.env.demo` have no offset. */
function portSettings(): Record<string, string> {
  return {
    SITE_URL: localUrl(PORTS.hosting),
    SITE_BOOKING_URL: localUrl(PORTS.booking),
    SITE_CAPTCHA_SCRIPT: `${localUrl(PORTS.captcha)}/recaptcha/api.js?render=explicit`,
    SITE_LOCAL_MAILBOX: localUrl(PORTS.mailbox),
    SITE_FIRESTORE_EMULATOR_PORT: String(PORTS.firestore.port),
    SITE_STORAGE_EMULATOR_PORT: String(PORTS.storage.port),
    SITE_REMOTE_CONFIG_EMULATOR_PORT: String(PORTS.remoteConfig.port),
    SITE_TAG_MANAGER_STAND_IN_PORT: String(PORTS.tagManager.port),
    SITE_AUTH_EMULATOR_PORT: String(PORTS.auth.port),
  };
}

/** Writes the ports of this run into the configuration that Firebase's emulators read. */
function writePorts(): void {
  const config = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as {
    emulators: Record<string, { port?: number }>;
  };
  for (const [name, { port }] of Object.entries(PORTS)) {
    const emulator = config.emulators[name];
    if (emulator) emulator.port = port;
  }
  writeFileSync(BUILT_CONFIG, JSON.stringify(config, null, 2));
}
