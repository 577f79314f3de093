import { serveFunction } from '../serve-function.ts';

/**
 * The built functions on the server that production runs them on (Functions Framework), each on a port of its own.
 * A child process: it sends the ports to its parent, and its resident memory in bytes every half second.
 */
const functions: Record<string, unknown> = await import('../../functions/dist/index.js' as string);
const ports: Record<string, number> = {};
for (const name of process.argv.slice(2)) {
  ports[name] = (await serveFunction(name, functions[name])).port;
}
process.send?.({ ports });
setInterval(() => process.send?.({ memory: process.memoryUsage.rss() }), 500);
