import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import headers from 'virtual:site-headers';
import { decodableTarget } from '#domain/decodable-target.ts';
import { CALLED_BY_GOOGLE } from './called-by-google.ts';
import { currentRequest } from './security/quota.ts';

/**
 * Prepares every request before the framework that calls our functions sees it. A handler would run too late: the framework
 * first parses the body, of any size, and responds to malformed JSON or URLs with a page of its own, without the site's
 * headers (SAFE-06). Node's diagnostics channel is the only public way to run earlier.
 */
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  request.url = decodableTarget(request.url ?? '');
  currentRequest.enterWith(request);
  const { FUNCTION_TARGET } = process.env;
  // The framework does not parse a body without a content type. `rawHeaders` still has the type.
  if (FUNCTION_TARGET && !CALLED_BY_GOOGLE.includes(FUNCTION_TARGET)) delete request.headers['content-type'];
});
