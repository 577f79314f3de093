import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import headers from 'virtual:site-headers';

/** The functions that read the body of a request themselves. */
const READ_BODY = ['contact', 'downloadLink', 'reports'];

/**
 * Runs before the framework that calls our functions: its own responses carry the site's headers too, and it parses
 * no body of a form, whatever its size, and does not answer malformed JSON with a page of its own.
 */
subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // A request without a type is parsed by nothing; `rawHeaders` still has it.
  if (READ_BODY.includes(process.env.FUNCTION_TARGET ?? '')) delete request.headers['content-type'];
});
