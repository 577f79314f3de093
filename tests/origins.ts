import { localUrl, PORTS } from '../local/ports.ts';

/** The origins of the local run, whose ports depend on PORT_OFFSET. */
export const ORIGIN = localUrl(PORTS.hosting);
export const STORAGE = localUrl(PORTS.storage);
export const REMOTE_CONFIG = localUrl(PORTS.remoteConfig);
export const TAG_MANAGER = localUrl(PORTS.tagManager);
