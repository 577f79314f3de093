import type { HeadlineVariant } from '#domain/headline.ts';
import { push } from './data-layer.ts';

/** Every event that marketers measure, with its parameters (spec, section 7, and the search). docs/for-marketers.md explains each. */
export type TrackedEvent =
  | { readonly event: 'ab_test_view'; readonly ab_variant: HeadlineVariant }
  | { readonly event: 'select_service_home'; readonly service_name: string }
  | { readonly event: 'resources_enter_email' }
  | { readonly event: 'search_no_results' }
  | { readonly event: 'custom_file_download'; readonly file_name: string };

/** The delay between a download's press and its event (spec, section 9). */
export const DOWNLOAD_EVENT_DELAY_MS = 500;

/** Pushes an event to the tag manager's data layer. */
export function track(event: TrackedEvent): void {
  push(event);
}
