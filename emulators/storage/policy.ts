import type { IncomingHttpHeaders } from 'node:http';
import type { Method } from '../rules/syntax.ts';
import type { StoredObject } from './stored-object.ts';

/** An access to be allowed or denied. */
export interface Access {
  readonly headers: IncomingHttpHeaders;
  /** `create` is any upload, even over an existing object; `update` is for metadata. */
  readonly method: Method;
  readonly bucket: string;
  /** The object's name, or for `list` the listed folder without its trailing slash. */
  readonly path: string;
  /** The stored object, before any write. */
  readonly existing?: StoredObject | undefined;
  /** The object to be stored. */
  readonly resulting?: StoredObject | undefined;
}

/** Allows an access by returning, or denies it by throwing `permissionDenied()`. */
export type Authorize = (access: Access) => void;
