import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** One request as the emulators see it: the path is still percent-encoded, the body is read in full. */
export interface EmulatorRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * An answer. A Buffer or string is sent as it is, a Readable as it is read, anything else as JSON, undefined as
 * an empty body.
 */
export interface EmulatorResponse {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

export type RequestHandler = (request: EmulatorRequest) => EmulatorResponse | Promise<EmulatorResponse>;

/** A local service that listens on 127.0.0.1. */
export interface LocalServer {
  /** Starts listening; port 0 picks a free one. Gives the port. Rejects when the port is taken. */
  listen(port: number): Promise<number>;
  /** Ends open connections and stops listening. */
  close(): Promise<void>;
}

/**
 * An error in the form that Google's APIs answer and Firebase's SDKs read:
 * `{ error: { code, message, status } }` with the HTTP status `code`.
 */
export class ApiError extends Error {
  readonly code: number;
  readonly status: string;

  constructor(code: number, status: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** What an emulator answers for a call that it does not support: 501 naming the call, never a silent wrong result. */
export function unimplemented(what: string): ApiError {
  return new ApiError(501, 'UNIMPLEMENTED', `Not supported by the local emulator: ${what}`);
}

/** A JSON answer with status 200. */
export function json(body: unknown, headers: Record<string, string> = {}): EmulatorResponse {
  return { status: 200, body, headers };
}

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Serves a handler over HTTP on 127.0.0.1 with the CORS answers that browser SDKs need.
 * An ApiError becomes its JSON answer; any other error a 500 that is also logged.
 */
export function serveLocally(name: string, handle: RequestHandler): LocalServer {
  const server = createServer(async (message, response) => {
    const answer = await answerTo(name, handle, message);
    const isRaw = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
    const body = isRaw ? answer.body : answer.body === undefined ? '' : JSON.stringify(answer.body);
    response.writeHead(answer.status, {
      'content-type': 'application/json; charset=UTF-8',
      ...corsHeaders(message.headers),
      ...answer.headers,
    });
    if (answer.body instanceof Readable) {
      await pipeline(answer.body, response).catch((error) => {
        // A client that leaves early is no fault.
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(`${name}:`, error);
        response.destroy();
      });
      return;
    }
    response.end(message.method === 'HEAD' ? undefined : body);
  });
  return {
    listen: (port) => listen(server, port),
    close: () => close(server),
  };
}

async function answerTo(
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
    if (error instanceof ApiError) return errorAnswer(error);
    console.error(`${name}:`, error);
    return errorAnswer(new ApiError(500, 'INTERNAL', `${name}: internal error`));
  }
}

function errorAnswer(error: ApiError): EmulatorResponse {
  return {
    status: error.code,
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

// Remote Config reads ETag: when it is not exposed, activate() silently answers false.
function corsHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-expose-headers':
      'ETag, Content-Range, X-Goog-Upload-URL, X-Goog-Upload-Status, X-Goog-Upload-Size-Received',
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
