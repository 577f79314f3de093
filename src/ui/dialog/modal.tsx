import { useId } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { closesDialog } from './dialog-controls.ts';
import styles from './modal.module.css';

interface TitledProps extends Omit<DialogProps, 'label' | 'labelledBy'> {
  readonly title: string;
}

/** A dialog with a heading and a close button. */
export function TitledDialog({ title, children, ...dialog }: TitledProps) {
  const headingId = useId();
  return (
    <Dialog {...dialog} labelledBy={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        <IconButton icon="close" label="Close" plain {...closesDialog(dialog.name)} />
      </div>
      {children}
    </Dialog>
  );
}

type ModalProps = Omit<TitledProps, 'className' | 'isInPage'>;

/** A titled dialog in the middle of the screen. */
export function Modal({ children, ...dialog }: ModalProps) {
  return (
    <TitledDialog {...dialog} className={styles.modal}>
      <div className={styles.body}>{children}</div>
    </TitledDialog>
  );
}

/** A titled dialog over the whole screen. Its content is always in the page. */
export function FullDialog(dialog: ModalProps) {
  return <TitledDialog {...dialog} className={styles.full} isInPage />;
}
