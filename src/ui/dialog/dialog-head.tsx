import { IconButton } from '#ui/controls/icon-button.tsx';
import { closesDialog } from './dialog-controls.ts';
import styles from './dialog-head.module.css';
import type { DialogName } from './dialog-store.ts';

interface DialogHeadProps {
  readonly id: string;
  readonly dialog: DialogName;
  readonly title: string;
}

/** The top of a dialog: its title and close button. */
export function DialogHead({ id, dialog, title }: DialogHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <IconButton icon="close" label="Close" plain {...closesDialog(dialog)} />
    </div>
  );
}
