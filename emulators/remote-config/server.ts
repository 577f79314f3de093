import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ApiError, unimplemented } from '../api-error.ts';
import { json, type LocalServer, serveLocally } from '../http.ts';
import { parseBody } from '../parse.ts';

interface Template {
  /** Starts at 1 and rises with every change: the SDK takes 0 for a missing template and activates nothing. */
  readonly version: number;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

/** A value for everyone. With `split`, each app instance gets one of its keys instead; the numbers are their integer weights. */
interface Parameter {
  readonly defaultValue: string;
  readonly split?: Readonly<Record<string, number>>;
}

export interface RemoteConfigEmulatorOptions {
  readonly template: Template;
  /** For tests: the HTTP status with which a project's fetches fail; undefined if they succeed. */
  readonly failure?: (projectId: string) => number | undefined;
}

const nonEmpty = z.string().min(1);

/**
 * Remote Config and Installations as `firebase/remote-config` uses them, for any project. Responds with 501 to unsupported
 * calls, such as real-time updates.
 */
export function createRemoteConfigEmulator({ template, failure }: RemoteConfigEmulatorOptions): LocalServer {
  return serveLocally('Remote Config emulator', ({ method, path, body }) => {
    const [, projectId = '', call = ''] = /^\/v1\/projects\/([^/]+)\/(.*)$/.exec(path) ?? [];
    if (method === 'POST' && call === 'installations') {
      const { fid } = parseBody(z.object({ fid: nonEmpty }), body, 'installation');
      return json({ fid, refreshToken: randomUUID(), authToken: newAuthToken() });
    }
    if (method === 'POST' && call.endsWith('/authTokens:generate')) return json(newAuthToken());
    if (method !== 'POST' || call !== 'namespaces/firebase:fetch') throw unimplemented(`${method} ${path}`);
    const status = failure?.(projectId);
    if (status !== undefined) throw new ApiError(status, 'UNAVAILABLE', 'Made to fail');
    const { app_instance_id } = parseBody(z.object({ app_instance_id: nonEmpty }), body, 'fetch');
    const entries = entriesFor(template, app_instance_id);
    const templateVersion = String(template.version);
    const etag = `etag-${projectId}-${templateVersion}-${sha256(JSON.stringify(entries)).toString('hex')}`;
    return json({ state: 'UPDATE', entries, templateVersion }, { etag });
  });
}

/** A token that is never checked, because the emulator serves everyone. Valid for a week, like Firebase's. */
function newAuthToken(): { token: string; expiresIn: string } {
  return { token: randomUUID(), expiresIn: '604800s' };
}

/** The values for one app instance; the same on each call. */
export function entriesFor({ parameters }: Template, appInstanceId: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([key, { defaultValue, split }]) => [
      key,
      split ? variantFor(split, `${key}/${appInstanceId}`) : defaultValue,
    ]),
  );
}

/** One of the split's values, chosen by the hash of `key`: the same on each call without being stored. */
function variantFor(split: Readonly<Record<string, number>>, key: string): string {
  const weighted = Object.entries(split).flatMap(([value, weight]) => Array<string>(weight).fill(value));
  return weighted[sha256(key).readUInt32BE() % weighted.length] ?? '';
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
