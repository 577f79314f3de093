/**
 * Serves the built post functions as in production (with the Functions Framework), in one process. Sends their ports to
 * its parent, and on every message the memory after garbage collection and the CPU time so far.
 */
import { serveFunction } from '../serve-function.ts';

const functions: Record<string, unknown> = await import('../../functions/deploy/dist/index.js' as string);
const ports: Record<string, number> = {};
for (const name of ['posts', 'post', 'pages', 'rebuildPosts']) {
  ports[name] = (await serveFunction(name, functions[name])).port;
}
process.send?.({ ports });
// Node's maxRSS includes the memory of the parent at the time of the fork.
let peak = 0;
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(look, 20);
process.on('message', () => {
  look();
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: heapUsed + external, rss, peak, processorMs: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit());
