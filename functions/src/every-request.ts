import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import headers from 'virtual:site-headers';
import { decodableTarget } from '#domain/decodable-target.ts';
import { CALLED_BY_GOOGLE } from './called-by-google.ts';
import { currentRequest } from './security/quota.ts';

/**
 * Runs before the framework that calls our functions, which a handler cannot: the framework parses the body first, of
 * any size, and responds to malformed JSON or addresses with a page of its own, without the site's headers (SAFE-06). Node's
 * channel is the only public way in before it. Imported once, by index.ts.
 */
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  request.url = decodableTarget(request.url ?? '');
  currentRequest.enterWith(request);
  const { FUNCTION_TARGET } = process.env;
  // A body without a type is parsed by nothing; `rawHeaders` still has it.
  if (FUNCTION_TARGET && !CALLED_BY_GOOGLE.includes(FUNCTION_TARGET)) delete request.headers['content-type'];
});
