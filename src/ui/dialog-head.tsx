import styles from './dialog-head.module.css';
import { closeDialogs } from './dialog-store.ts';
import { IconButton } from './icon-button.tsx';

/** The top of a dialog: its name and the button that closes it. */
export function DialogHead({ id, title }: { id: string; title: string }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <IconButton icon="close" label="Close" plain onClick={closeDialogs} />
    </div>
  );
}
