import { isPlainClick } from '#browser/is-plain-click.ts';
import { push } from './data-layer.ts';
import { DOWNLOAD_EVENT_DELAY_MS, type TrackedEvent } from './track.ts';

/** The key under which an event waits for the next page. */
const STORAGE_KEY = 'event';

/**
 * Properties of a link or form whose press is an event, whether the app follows it in place or, before hydration, the
 * browser loads the next page.
 */
export function tracks(event: TrackedEvent): { readonly 'data-event': string } {
  return { 'data-event': JSON.stringify(event) };
}

/**
 * Pushes the events of links and forms. One that leads to another page, which gets a new data layer, is pushed there.
 * For the head of every page.
 */
export function trackElements(): void {
  pushWaiting();
  // On the window, so after all others: a press that the app handles has its default prevented.
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-event]') : null;
    if (!link) return;
    if (link.download) return void setTimeout(record, DOWNLOAD_EVENT_DELAY_MS, link.dataset.event, false);
    record(link.dataset.event, !event.defaultPrevented && isPlainClick(event) && !link.target);
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && !defaultPrevented) record(target.dataset.event, true);
  });
}

function record(event: string | undefined, leaves: boolean): void {
  if (!event) return;
  try {
    if (leaves) sessionStorage.setItem(STORAGE_KEY, event);
    else push(JSON.parse(event));
  } catch {
    // Without storage the event is lost with its page.
  }
}

function pushWaiting(): void {
  try {
    const event = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    if (event) push(JSON.parse(event));
  } catch {
    // As above.
  }
}
