import { createServer } from 'vite';
import { buildFunctions } from '../../scripts/build/build-functions.ts';
import { buildSite } from '../../scripts/build/build-site.ts';
import { PORTS } from '../ports.ts';
import type { StartOptions } from './options.ts';

/**
 * Makes the site available: built for the Hosting emulator, or through Vite's development server with hot reload.
 * Functions are built in both cases, because they contain the page shell.
 */
export async function serveSite({ dev }: StartOptions): Promise<{ stop: () => Promise<void> }> {
  await buildSite('demo');
  await buildFunctions();
  if (!dev) return { stop: async () => {} };
  // The build leaves it at production, in which Vite reloads the page instead of replacing the changed modules.
  process.env.NODE_ENV = 'development';
  const server = await createServer({ mode: 'demo' });
  await server.listen(PORTS.hosting.port);
  return { stop: () => server.close() };
}
