import TagManager from 'react-gtm-module';
import { settings } from '#settings.ts';
import { followPageUrl } from './page-url.ts';

/** Starts the tag manager's container. In a file of its own, which only visitors who consent load. */
export function startContainer(gtmId: string): void {
  followPageUrl();
  TagManager.initialize({ gtmId, ...settings.tagManagerEnvironment });
}
