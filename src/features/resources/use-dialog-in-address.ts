import { useEffect, useRef, useState } from 'react';
import { closeDialogs, type DialogName, openDialog, useIsDialogOpen } from '#ui/dialog/dialog-store.ts';

/**
 * Ties a dialog to the address: it is open while the address names a subject, and when the visitor closes it, `leave`
 * removes that from the address.
 *
 * @returns the subject of the dialog
 */
export function useDialogInAddress(
  name: DialogName,
  asked: string | undefined,
  leave: () => void,
): string | undefined {
  const [subject, setSubject] = useState(asked);
  const isOpen = useIsDialogOpen(name);
  const shown = useRef<string>(undefined);

  // A navigation closes every dialog, in an effect of the layout; only the next render may open this one.
  useEffect(() => setSubject(asked), [asked]);
  useEffect(() => {
    if (subject === undefined) return;
    openDialog(name);
    return closeDialogs;
  }, [name, subject]);

  useEffect(() => {
    const isClosedByVisitor = !isOpen && shown.current !== undefined && shown.current === asked;
    shown.current = isOpen ? subject : undefined;
    if (isClosedByVisitor) leave();
  }, [isOpen, subject, asked, leave]);

  return subject;
}
