import { type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogHead } from './dialog-head.tsx';
import type { DialogName } from './dialog-store.ts';
import styles from './full-dialog.module.css';

interface FullDialogProps {
  readonly name: DialogName;
  readonly title: string;
  readonly children: ReactNode;
}

/** A dialog over the whole screen with a heading and a close button. Its content is always in the page. */
export function FullDialog({ name, title, children }: FullDialogProps) {
  const headingId = useId();
  return (
    <Dialog name={name} className={styles.dialog} labelledBy={headingId} isInPage>
      <DialogHead id={headingId} dialog={name} title={title} />
      {children}
    </Dialog>
  );
}
