import { useSyncExternalStore } from 'react';

/** The dialogs that any page can open by name; the layout holds them. */
export type DialogName = 'booking' | 'menu';

let current: DialogName | undefined;
const listeners = new Set<() => void>();

function set(next: DialogName | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export function openDialog(name: DialogName): void {
  set(name);
}

export function closeDialogs(): void {
  set(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this dialog is the open one. One at a time: opening the booking page closes the menu. */
export function useIsDialogOpen(name: DialogName): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current === name,
    () => false,
  );
}
