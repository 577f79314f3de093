import { createHash, randomUUID } from 'node:crypto';
import { ApiError, unimplemented } from '../api-error.ts';
import {
  type EmulatorRequest,
  type EmulatorResponse,
  json,
  type LocalServer,
  serveLocally,
} from '../http.ts';
import { checkTemplate, entriesFor, type Template } from './template.ts';

export interface RemoteConfigEmulatorOptions {
  readonly template: Template;
  /** For tests: the HTTP status of a project's next fetch, undefined if it succeeds. */
  readonly failure?: (projectId: string) => number | undefined;
}

/**
 * Remote Config and Installations as `firebase/remote-config` uses them, for any project. Throws a RangeError for an
 * invalid template. Responds with 501 to unsupported calls, such as real-time updates.
 */
export function createRemoteConfigEmulator(options: RemoteConfigEmulatorOptions): LocalServer {
  checkTemplate(options.template);
  return serveLocally('Remote Config emulator', (request) => respond(options, request));
}

const CALL =
  /^\/v1\/projects\/([^/]+)\/(?:(installations)|(installations\/[^/]+\/authTokens:generate)|(namespaces\/firebase:fetch))$/;

function respond(options: RemoteConfigEmulatorOptions, request: EmulatorRequest): EmulatorResponse {
  const [, projectId, create, refresh, fetch] = CALL.exec(request.path) ?? [];
  if (request.method === 'POST' && projectId !== undefined) {
    if (create) return createInstallation(projectId, request);
    if (refresh) return json(newAuthToken());
    if (fetch) return fetchConfig(options, projectId, request);
  }
  throw unimplemented(`${request.method} ${request.path}`);
}

function createInstallation(projectId: string, { body }: EmulatorRequest): EmulatorResponse {
  const fid = readText(body, 'fid');
  return json({
    name: `projects/${projectId}/installations/${fid}`,
    fid,
    refreshToken: randomUUID(),
    authToken: newAuthToken(),
  });
}

/** Never checked: the emulator serves everyone. Valid for a week, like Firebase's. */
function newAuthToken(): { token: string; expiresIn: string } {
  return { token: randomUUID(), expiresIn: '604800s' };
}

function fetchConfig(
  { template, failure }: RemoteConfigEmulatorOptions,
  projectId: string,
  { body, headers }: EmulatorRequest,
): EmulatorResponse {
  const status = failure?.(projectId);
  if (status !== undefined) throw new ApiError(status, 'UNAVAILABLE', 'Made to fail');
  const entries = entriesFor(template, readText(body, 'app_instance_id'));
  const etag = etagOf(projectId, template, entries);
  const templateVersion = String(template.version);
  if (headers['if-none-match'] !== etag) return json({ state: 'UPDATE', entries, templateVersion }, { etag });
  return { status: 304, headers: { etag } };
}

/** Changes with the template and with what the app instance receives from it. */
function etagOf(projectId: string, { version }: Template, entries: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(entries)).digest('hex');
  return `etag-${projectId}-firebase-fetch-${version}-${hash.slice(0, 16)}`;
}

// The SDK labels the body as gzip, but does not compress it.
function readText(body: Buffer, key: string): string {
  try {
    const value: unknown = JSON.parse(body.toString())[key];
    if (typeof value === 'string' && value !== '') return value;
  } catch {
    // Handled like a missing value.
  }
  throw new ApiError(400, 'INVALID_ARGUMENT', `The body is not JSON with a text ${key}`);
}
