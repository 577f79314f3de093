import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ApiError, invalidArgument } from './api-error.ts';

/** A request as the emulators see it: the path is still percent-encoded, the body has been read in full. */
export interface EmulatorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A response. A Buffer or string is sent as it is, anything else is sent as JSON, undefined as an empty body. */
export interface EmulatorResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

type RequestHandler = (request: EmulatorRequest) => EmulatorResponse;

/** A local service that listens on 127.0.0.1. */
export interface LocalServer {
  /** Starts listening and returns the port; 0 picks a free one. Rejects if the port is in use. */
  listen(port: number): Promise<number>;
  /** Closes open connections and stops listening. */
  close(): Promise<void>;
}

/** A JSON response with status 200. */
export function json(body: unknown, headers: Record<string, string> = {}): EmulatorResponse {
  return { status: 200, body, headers };
}

/** Whether the caller is the admin, who may do anything. */
export function isAdmin({ authorization }: IncomingHttpHeaders): boolean {
  return authorization === 'Bearer owner' || authorization === 'Firebase owner';
}

/**
 * Serves a handler over HTTP on 127.0.0.1 with the CORS headers that browser SDKs need. An ApiError becomes its JSON
 * response; any other error is logged, with the server's name, and becomes a 500.
 */
export function serveLocally(name: string, handle: RequestHandler): LocalServer {
  const server = createServer(async (message, response) => {
    const { status, headers, body } = await respondTo(name, handle, message);
    response.writeHead(status, {
      'content-type': 'application/json; charset=UTF-8',
      ...corsHeaders(message.headers),
      ...headers,
    });
    const isSentAsItIs = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    response.end(isSentAsItIs ? body : JSON.stringify(body));
  });
  // Zero keeps idle connections open. Clients cannot repeat an upload that they begin just as its connection is closed.
  server.keepAliveTimeout = 0;
  return {
    async listen(port) {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function respondTo(
  name: string,
  handle: RequestHandler,
  message: IncomingMessage,
): Promise<EmulatorResponse> {
  const { method = 'GET', headers } = message;
  if (method === 'OPTIONS') return { status: 204 };
  try {
    const { pathname: path, searchParams: query } = new URL(message.url ?? '/', 'http://localhost');
    return handle({ method, path, query, headers, body: await buffer(message) });
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    if (error instanceof URIError)
      return errorResponse(invalidArgument('The path is not percent-encoded UTF-8'));
    console.error(`${name}:`, error);
    return errorResponse(new ApiError(500, 'INTERNAL', `${name}: internal error`));
  }
}

function errorResponse({ httpStatus, code, message, status }: ApiError): EmulatorResponse {
  return { status: httpStatus, body: { error: { code, message, status } } };
}

// The Remote Config SDK reads ETag: if it is not exposed, activate() silently returns false. The Storage SDK reads the rest.
function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers':
      'ETag, Content-Range, X-Goog-Upload-Status, X-Goog-Upload-URL, X-Goog-Upload-Size-Received',
    'access-control-max-age': '600',
    vary: 'Origin',
  };
}
