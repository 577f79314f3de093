import { useEffect, useRef, useState } from 'react';
import { closeDialogs, type DialogName, openDialog, useIsDialogOpen } from '#ui/dialog/dialog-store.ts';

/**
 * Keeps a dialog and the address in step: it is open while the address asks for something, and when the visitor closes
 * it, `leave` takes that out of the address. Gives what the dialog is about.
 */
export function useDialogInAddress(
  name: DialogName,
  asked: string | undefined,
  leave: () => void,
): string | undefined {
  const [subject, setSubject] = useState(asked);
  const isOpen = useIsDialogOpen(name);
  const shown = useRef<string>(undefined);

  // A navigation closes every dialog, in an effect of the layout; the render after it is the one that may open this.
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
