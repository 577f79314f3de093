import type { KeyboardEvent } from 'react';

const TAB_STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), textarea, summary, iframe, [tabindex="0"]';

/** Makes Tab wrap around in a dialog. By itself, the browser would leave the page after the last control. */
export function wrapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(TAB_STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [last, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== last) return;
  event.preventDefault();
  next?.focus();
}

/**
 * A ref for an element of a dialog that focuses its first control when the dialog opens. `showModal()` focuses the
 * control with this attribute; React's own `autoFocus` runs too early.
 */
export function startAtFirstControl(element: HTMLElement | null): void {
  element?.querySelector('input:not([type="hidden"]), button')?.setAttribute('autofocus', '');
}
