import { push } from './data-layer.ts';

/**
 * Google Consent Mode v2 (developers.google.com/tag-platform/security/guides/consent). The site has no advertising, and its tags
 * use only `analytics_storage`: all other kinds stay denied whatever a visitor chooses.
 */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
} as const;

/** Denies everything. Must be the first entry of the queue. */
export function denyByDefault(): void {
  pushCommand('consent', 'default', DENIED);
}

/** Passes on the visitor's choice. */
export function updateConsentMode({ measurement }: { measurement: boolean }): void {
  pushCommand('consent', 'update', { ...DENIED, analytics_storage: measurement ? 'granted' : 'denied' });
}

/** Pushes a command in the form that Google's tags require: an `arguments` object, by which they tell it from an event. */
function pushCommand(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: tags would mistake an array for an event and ignore it
  push(arguments);
}
