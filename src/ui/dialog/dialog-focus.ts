/**
 * A ref for an element of a dialog that focuses its first control when the dialog opens. `showModal()` focuses the
 * control with this attribute; React's own `autoFocus` runs too early.
 */
export function startAtFirstControl(element: HTMLElement | null): void {
  element?.querySelector('input:not([type="hidden"]), button')?.setAttribute('autofocus', '');
}
