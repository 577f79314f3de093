import { isPlainClick } from '#browser/is-plain-click.ts';
import { readValue, storeText } from '#browser/stored-values.ts';
import type { TrackedEvent } from '#domain/measurement/events.ts';
import { push } from './data-layer.ts';
import { DOWNLOAD_EVENT_DELAY_MS, track } from './track.ts';

/** The key under which an event waits for the next page. */
const STORAGE_KEY = 'event';

/**
 * Returns the property that marks a link, button or form whose press is an event, whether the app handles the press in place
 * or, before hydration, the browser loads the next page.
 */
export function tracks(event: TrackedEvent): { readonly 'data-event': string } {
  return { 'data-event': JSON.stringify(event) };
}

/**
 * Pushes the events of links, buttons and forms. If a press leads to another page of the site, which has a new data layer, that
 * page pushes the event. The response page of a function has its event in `data-happened` (functions/src/forms/form-page.ts).
 * Runs in the head of every page.
 */
export function trackElements(): void {
  pushWaitingEvent();
  addEventListener('DOMContentLoaded', () =>
    pushJson(document.querySelector<HTMLElement>('[data-happened]')?.dataset.happened),
  );
  // On the window, so that it runs after all other listeners: if the app handles a press, its default is prevented by then.
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href],button[data-event]');
    if (!link) return;
    const { dataset, download, host, target } = link;
    // Buttons have no host, nor have links with `mailto:` and `tel:`.
    if (host && host !== location.host) track({ event: 'outbound_link', link_host: host });
    if (download) return void setTimeout(pushJson, DOWNLOAD_EVENT_DELAY_MS, dataset.event);
    const isLeaving = Boolean(host) && !event.defaultPrevented && isPlainClick(event) && !target;
    if (isLeaving) storeForNextPage(dataset.event);
    else pushJson(dataset.event);
  });
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && !defaultPrevented) storeForNextPage(target.dataset.event);
  });
}

function pushJson(event: string | undefined): void {
  if (event) push(JSON.parse(event));
}

function storeForNextPage(event: string | undefined): void {
  if (event) storeText('sessionStorage', STORAGE_KEY, event); // Without storage the event is lost.
}

function pushWaitingEvent(): void {
  // Only `storeForNextPage` writes under this key.
  const event = readValue('sessionStorage', STORAGE_KEY, (stored) => stored as TrackedEvent);
  storeText('sessionStorage', STORAGE_KEY, null);
  if (event) push(event);
}
