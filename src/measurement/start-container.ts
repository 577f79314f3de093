import TagManager from 'react-gtm-module';
import { settings } from '#settings.ts';
import { followAddress } from './page-address.ts';

/** Starts the tag manager's container. In a file of its own, which only visitors who consent load. */
export function startContainer(gtmId: string): void {
  followAddress();
  TagManager.initialize({ gtmId, ...settings.tagManagerEnvironment });
}
