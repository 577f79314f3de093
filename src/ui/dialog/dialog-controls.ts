import type { MouseEvent } from 'react';
import { closeDialogs, type DialogName, openDialog } from './dialog-store.ts';

/** The platform's invoker commands (html.spec.whatwg.org, "The command attribute"), which React's types lack. */
interface CommandProps {
  readonly command: 'show-modal' | 'close';
  readonly commandfor: DialogName;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Properties of a button that opens a dialog. Before hydration the browser executes the command; afterwards, and in
 * browsers without invoker commands, the app opens it.
 */
export function opensDialog(name: DialogName): CommandProps & { readonly 'aria-haspopup': 'dialog' } {
  return {
    'aria-haspopup': 'dialog',
    command: 'show-modal',
    commandfor: name,
    onClick: insteadOfDefault(() => openDialog(name)),
  };
}

/** Properties of a button that closes its own dialog. */
export function closesDialog(name: DialogName): CommandProps {
  return { command: 'close', commandfor: name, onClick: insteadOfDefault(closeDialogs) };
}

function insteadOfDefault(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}
