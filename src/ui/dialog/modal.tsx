import { type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogHead } from './dialog-head.tsx';
import type { DialogName } from './dialog-store.ts';
import styles from './modal.module.css';

interface ModalProps {
  readonly name: DialogName;
  readonly title: string;
  /** Whether the prerendered page shows it open, because its address says so. */
  readonly isOpenInPage?: boolean;
  readonly children: ReactNode;
}

/** A dialog in the middle of the screen with a heading and a close button. */
export function Modal({ name, title, isOpenInPage, children }: ModalProps) {
  const headingId = useId();
  return (
    <Dialog
      name={name}
      className={styles.modal}
      labelledBy={headingId}
      {...(isOpenInPage && { isOpenInPage })}
    >
      <DialogHead id={headingId} dialog={name} title={title} />
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
