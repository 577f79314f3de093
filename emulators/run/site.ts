import { createServer } from 'vite';
import { buildFunctions } from '../../scripts/build/build-functions.ts';
import { buildSite } from '../../scripts/build/build-site.ts';
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
  // The build has left it at production, in which Vite reloads the page instead of exchanging what has changed.
  process.env.NODE_ENV = 'development';
  const server = await createServer({ mode: 'demo' });
  await server.listen(PORTS.hosting.port);
  return { stop: () => server.close() };
}
