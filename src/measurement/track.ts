import type { TrackedEvent } from '#domain/measurement/events.ts';
import { push } from './data-layer.ts';

/** The delay between a download's press and its event (spec, section 9). */
export const DOWNLOAD_EVENT_DELAY_MS = 500;

/** Pushes an event of the catalogue to the tag manager's data layer. */
export function track(event: TrackedEvent): void {
  push(event);
}
