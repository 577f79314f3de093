import { localUrl, PORTS } from '../local/ports.ts';

/** Where the tests find the local run, whatever its offset. */
export const ORIGIN = localUrl(PORTS.hosting);
export const STORAGE = localUrl(PORTS.storage);
export const REMOTE_CONFIG = localUrl(PORTS.remoteConfig);
export const TAG_MANAGER = localUrl(PORTS.tagManager);
