/**
 * A ref for an element of a dialog whose first control has the focus when the dialog opens. `showModal()` gives it to the
 * control with this attribute; React's own `autoFocus` comes too early for it.
 */
export function startAtFirstControl(element: HTMLElement | null): void {
  element?.querySelector('input:not([type="hidden"]), button')?.setAttribute('autofocus', '');
}
