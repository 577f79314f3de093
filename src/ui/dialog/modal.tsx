import { useId } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogHead } from './dialog-head.tsx';
import styles from './modal.module.css';

interface ModalProps extends Pick<DialogProps, 'name' | 'isOpenInPage' | 'onClosed' | 'children'> {
  readonly title: string;
}

/** A dialog in the middle of the screen with a heading and a close button. */
export function Modal({ title, children, ...dialog }: ModalProps) {
  const headingId = useId();
  return (
    <Dialog {...dialog} className={styles.modal} labelledBy={headingId}>
      <DialogHead id={headingId} dialog={dialog.name} title={title} />
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
