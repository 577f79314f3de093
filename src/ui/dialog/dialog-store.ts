import { useSyncExternalStore } from 'react';

/** The dialogs by name: the first four are in the layout, the others in screens. The name is the id of the element. */
export type DialogName =
  | 'booking'
  | 'menu'
  | 'cookie-settings'
  | 'search'
  | 'contact-result'
  | 'download-link'
  | 'staff-sign-in'
  | 'second-factor'
  | 'editor-link'
  | 'editor-picture'
  | 'editor-alt'
  | 'delete-post'
  | 'restore-revision'
  | 'remove-person'
  | 'withdraw-document'
  | 'erase-person';

let current: DialogName | undefined;
const listeners = new Set<() => void>();

function setCurrent(next: DialogName | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a dialog, and closes the one that is open. */
export function openDialog(name: DialogName): void {
  setCurrent(name);
}

/** Closes the open dialog, if any. */
export function closeDialogs(): void {
  setCurrent(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this dialog is open. Only one is open at a time: opening the booking page closes the menu. */
export function useIsDialogOpen(name: DialogName): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current === name,
    () => false, // on the server
  );
}
