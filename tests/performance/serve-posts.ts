/**
 * The built function `posts` on the server that production runs it on (Functions Framework), in a process of its own.
 * Sends its port, and its memory after a collection of garbage when it is sent anything.
 */
import { serveFunction } from '../serve-function.ts';

const functions: Record<string, unknown> = await import('../../functions/dist/index.js' as string);
const { port } = await serveFunction('posts', functions.posts);
process.send?.({ port });
// Node's maxRSS begins with what the process had that forked this one.
let peak = 0;
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(look, 20);
process.on('message', () => {
  look();
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: heapUsed + external, rss, peak });
});
process.on('disconnect', () => process.exit());
