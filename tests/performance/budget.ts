import type { PageWeight } from './page-weight.ts';

/** What every page may weigh at most, in KB: until the reader sees it, in all, and of that scripts; and its requests. */
export const BUDGET: PageWeight = { beforeIdle: 120, total: 260, script: 110, requests: 30 };

/**
 * What a page may weigh more, and why: each is a part of what the page is for. Bytes do not depend on the machine, so
 * these are close to what is measured: a page that grows past its limit fails the journeys.
 */
export const EXCEPTIONS: Readonly<Record<string, Partial<PageWeight>>> = {};
