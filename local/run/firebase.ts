/** Runs Firebase's command with emulators that respond to malformed URLs as Hosting does: with the site's own page. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { decodableTarget } from '#domain/decodable-target.ts';

// Repairs each URL before the emulators read it: they would respond to a malformed one with 500 or a page of their own.
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  request.url = decodableTarget(request.url ?? '');
});

createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
