import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, invalidArgument } from './api-error.ts';

/** A request as the emulators see it: the path is still percent-encoded, the body has been read in full. */
export interface EmulatorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A response. A Buffer or string is sent as it is, anything else is sent as JSON, undefined as an empty body.
 */
export interface EmulatorResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

export type RequestHandler = (request: EmulatorRequest) => EmulatorResponse | Promise<EmulatorResponse>;

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

/** Decodes a path segment. Throws INVALID_ARGUMENT. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgument('The path is not percent-encoded UTF-8');
  }
}

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Serves a handler over HTTP on 127.0.0.1 with the CORS headers that browser SDKs need.
 * An ApiError becomes its JSON response; any other error is logged and becomes a 500.
 */
export function serveLocally(name: string, handle: RequestHandler): LocalServer {
  const server = createServer(async (message, response) => {
    const { status, headers, body } = await respondTo(name, handle, message);
    response.writeHead(status, {
      'content-type': 'application/json; charset=UTF-8',
      ...corsHeaders(message.headers),
      ...headers,
    });
    response.end(message.method === 'HEAD' ? undefined : toBytes(body));
  });
  return {
    listen: (port) => listen(server, port),
    close: () => close(server),
  };
}

function toBytes(body: unknown): string | Buffer {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body;
  return body === undefined ? '' : JSON.stringify(body);
}

async function respondTo(
  name: string,
  handle: RequestHandler,
  message: IncomingMessage,
): Promise<EmulatorResponse> {
  try {
    if (message.method === 'OPTIONS') return preflight(message.headers);
    const url = new URL(message.url ?? '/', 'http://localhost');
    return await handle({
      method: message.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers,
      body: await readBody(message),
    });
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error);
    console.error(`${name}:`, error);
    return errorResponse(new ApiError(500, 'INTERNAL', `${name}: internal error`));
  }
}

function errorResponse(error: ApiError): EmulatorResponse {
  return {
    status: error.httpStatus,
    body: { error: { code: error.code, message: error.message, status: error.status } },
  };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ApiError(413, 'INVALID_ARGUMENT', 'Request body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function preflight(headers: IncomingHttpHeaders): EmulatorResponse {
  return {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
      'access-control-allow-headers': String(headers['access-control-request-headers'] ?? '*'),
      'access-control-max-age': '600',
    },
  };
}

// Remote Config reads ETag: if it is not exposed, activate() silently returns false. Storage reads the other ones.
function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-expose-headers':
      'ETag, Content-Range, X-Goog-Upload-Status, X-Goog-Upload-URL, X-Goog-Upload-Size-Received',
    vary: 'Origin',
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
