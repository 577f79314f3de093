import { serveFunction } from '../serve-function.ts';

/**
 * Serves the built functions as in production (with the Functions Framework), each on its own port. Runs as a child
 * process that sends its parent the ports.
 */
const functions: Record<string, unknown> = await import('../../functions/deploy/dist/index.js' as string);
const ports: Record<string, number> = {};
for (const name of process.argv.slice(2)) {
  ports[name] = (await serveFunction(name, functions[name])).port;
}
process.send?.({ ports });
