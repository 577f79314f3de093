import type { Server } from 'node:http';
import { afterAll, beforeAll, vi } from 'vitest';
import { serveFunction } from './serve-function.ts';

/**
 * Serves a function while the tests of a file or block run, with these environment variables. The URL is set before
 * the first test.
 */
export function serveDuringTests(name: string, handle: unknown, env: Readonly<Record<string, string>> = {}) {
  const served = { url: '' };
  let server: Server;
  beforeAll(async () => {
    for (const [key, value] of Object.entries({ FUNCTION_TARGET: name, ...env })) vi.stubEnv(key, value);
    const started = await serveFunction(name, handle);
    server = started.server;
    served.url = `http://127.0.0.1:${started.port}/`;
  });
  afterAll(() => {
    server.close();
    vi.unstubAllEnvs();
  });
  return served;
}
