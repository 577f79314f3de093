import { createServer } from 'vite';
import { buildFunctions } from '../../scripts/build-functions.ts';
import { buildSite } from '../../scripts/build-site.ts';
import { PORTS } from '../ports.ts';
import type { StartOptions } from './options.ts';

/**
 * Makes the site ready to be served: built for the Hosting emulator, or by Vite's own server with hot reload.
 * Functions are built in both cases, because they hold the site's page.
 */
export async function serveSite({ dev }: StartOptions): Promise<{ stop: () => Promise<void> }> {
  await buildSite('demo');
  await buildFunctions();
  if (!dev) return { stop: async () => {} };
  const server = await createServer({ mode: 'demo' });
  await server.listen(PORTS.hosting.port);
  return { stop: () => server.close() };
}
