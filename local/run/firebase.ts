/** Runs Firebase's command with emulators that respond to malformed URLs as Hosting does: with the site's own page. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { decodableTarget } from '#domain/decodable-target.ts';

// Otherwise the Hosting emulator responds with 500, and the Functions emulator with a page of its own.
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  request.url = decodableTarget(request.url ?? '');
});

createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
