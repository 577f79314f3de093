import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { Spinner } from '#ui/page/spinner.tsx';
import styles from './dialog.module.css';
import { wrapFocus } from './dialog-focus.ts';
import { closeDialogs, type DialogName, openDialog, useIsDialogOpen } from './dialog-store.ts';

export interface DialogProps {
  readonly name: DialogName;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly labelledBy?: string;
  /**
   * Whether the content is always in the page, so that the dialog works without the app. Otherwise it is rendered only
   * while the dialog is open.
   */
  readonly isInPage?: boolean;
  /** Whether the prerendered page shows it open, because its URL says so. */
  readonly isOpenInPage?: boolean;
  /** Called once it is closed, by whatever means. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: it traps the focus, Escape closes it, the page behind is inert, and the focus returns to the
 * control that opened it.
 */
export function Dialog({
  name,
  className,
  label,
  labelledBy,
  isInPage = false,
  isOpenInPage = false,
  onClosed,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const isOpen = useIsDialogOpen(name);
  const isHydrated = useIsHydrated();
  const [isPrerenderedOpen] = useState(isOpenInPage && !isHydrated);

  // The dialog may be open before hydration: because of the page's URL, or because its button was pressed.
  useEffect(() => {
    if (element.current?.open) openDialog(name);
  }, [name]);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog || !isOpen) return;
    const focused = document.activeElement;
    if (!dialog.open || !dialog.matches(':modal')) {
      dialog.close();
      dialog.showModal();
    }
    // In a dialog that was open already, the focus stays where it was.
    if (dialog.contains(focused)) focus(focused);
    return () => {
      dialog.close();
      if (!dialog.contains(focused)) focus(focused);
    };
  }, [isOpen]);

  // A press that starts inside, for example to select text, and ends outside is a click on the dialog, but must not close it.
  const isPressBeside = useRef(false);
  const notePress = (event: PointerEvent) => {
    isPressBeside.current = event.target === element.current;
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (isPressBeside.current && event.target === element.current) closeDialogs();
  };

  return (
    <dialog
      ref={element}
      id={name}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onPointerDown={notePress}
      onClick={closeOnBackdrop}
      onKeyDown={wrapFocus}
      open={isPrerenderedOpen || undefined}
      // The browser may open it before hydration.
      suppressHydrationWarning
      onClose={({ currentTarget }) => {
        // It may have been opened again meanwhile.
        if (currentTarget.open) return;
        if (isOpen) closeDialogs();
        onClosed?.();
      }}
    >
      {isOpen || isInPage || isPrerenderedOpen ? (
        children
      ) : (
        <p className={styles.waiting}>
          <Spinner />
        </p>
      )}
    </dialog>
  );
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
