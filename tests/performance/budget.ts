import type { PageWeight } from './page-weight.ts';

/**
 * What a page may weigh at most, in KB: before its first script, with the fonts, which may come sooner or later; in all,
 * and of that scripts; and its requests. React and the router alone are 94 KB of script.
 */
export const BUDGET: PageWeight = { beforeIdle: 52, total: 225, script: 155, requests: 28 };

/**
 * Where a page may weigh more, and what for. Bytes do not depend on the machine, so these are close to what is measured:
 * a page that grows past its limit fails the journeys.
 */
export const EXCEPTIONS: Readonly<Record<string, Partial<PageWeight>>> = {
  // Remote Config for the headline test, and the carousel.
  '/': { total: 252, script: 178, requests: 36 },
  // The pictures of the first posts.
  '/blog': { beforeIdle: 84, requests: 34 },
  // The sanitiser.
  '/blog/ifc-classes-for-facade-products': { total: 230, script: 168, requests: 34 },
  // The form and its rules.
  '/contact': { script: 166 },
  // The form in its dialog, and a picture of every document.
  '/resources': { beforeIdle: 105, total: 290, script: 172, requests: 36 },
  // Firebase’s library for Storage.
  '/document/docs_pdf/privacy_policy.pdf': { script: 158 },
  // The editor; nobody but staff has to wait for it.
  '/add-post': { total: 400, script: 346, requests: 42 },
};
