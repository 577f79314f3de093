import { type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';
import { closeDialogs, type DialogName } from './dialog-store.ts';
import styles from './full-dialog.module.css';
import { IconButton } from './icon-button.tsx';

/** A dialog over the whole screen with a heading and a close button. */
export function FullDialog({
  name,
  title,
  children,
}: {
  name: DialogName;
  title: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Dialog name={name} className={styles.dialog} labelledBy={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <IconButton icon="close" label="Close" plain onClick={closeDialogs} />
      </div>
      {children}
    </Dialog>
  );
}
