import { serveFunction } from '../serve-function.ts';

/** The child process of functions-server.ts: serves built functions, each on its own port, and sends its parent the ports. */
// `as string` keeps the compiler from looking for a file that only the build makes.
const functions: Record<string, unknown> = await import('../../functions/deploy/dist/index.js' as string);
const ports: Record<string, number> = {};
for (const name of process.argv.slice(2)) {
  ports[name] = (await serveFunction(name, functions[name])).port;
}
process.send?.({ ports });
