import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { closeDialogs, type DialogName, useIsDialogOpen } from './dialog-store.ts';

interface DialogProps {
  readonly name: DialogName;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly labelledBy?: string;
  /** Rendered only while the dialog is open. */
  readonly children: ReactNode;
}

/**
 * A modal dialog of the platform: it traps the focus, Escape closes it, the page behind is inert, and the focus goes
 * back to the control that opened it.
 */
export function Dialog({ name, className, label, labelledBy, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isOpen = useIsDialogOpen(name);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !isOpen) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);

  // A press that began inside, as of somebody who selects text, ends in a click on the dialog itself.
  const isPressBeside = useRef(false);
  const notePress = (event: PointerEvent) => {
    isPressBeside.current = event.target === element.current;
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (isPressBeside.current && event.target === element.current) closeDialogs();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; by keyboard Escape closes
    <dialog
      ref={element}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onPointerDown={notePress}
      onClick={closeOnBackdrop}
      onClose={() => isOpen && closeDialogs()}
    >
      {isOpen && children}
    </dialog>
  );
}
