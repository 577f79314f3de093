import type { KeyboardEvent } from 'react';

const TAB_STOPS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), textarea, summary, iframe, [tabindex="0"]';

/** Makes Tab wrap around in a dialog. Otherwise the focus would leave the page after the last control. */
export function wrapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(TAB_STOPS)].filter((stop) =>
    stop.checkVisibility(),
  );
  const [edge, opposite] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  opposite?.focus();
}

/**
 * A ref for an element of a dialog whose first control is to have the focus when the dialog opens. `showModal()` focuses
 * the control with the attribute `autofocus`; React's own `autoFocus` focuses too early.
 */
export function startAtFirstControl(element: HTMLElement | null): void {
  element?.querySelector('input:not([type="hidden"]), button')?.setAttribute('autofocus', '');
}
