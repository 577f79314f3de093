/**
 * The built functions for posts on the server that production runs them on (Functions Framework), in one process. Sends
 * their ports, and when it is sent anything its memory after a collection of garbage, and the processor time so far.
 */
import { serveFunction } from '../serve-function.ts';

const functions: Record<string, unknown> = await import('../../functions/dist/index.js' as string);
const ports: Record<string, number> = {};
for (const name of ['posts', 'post', 'pages', 'rebuildPosts']) {
  ports[name] = (await serveFunction(name, functions[name])).port;
}
process.send?.({ ports });
// Node's maxRSS begins with what the process had that forked this one.
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
