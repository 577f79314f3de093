import { Button } from '#ui/controls/button.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs, type DialogName } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';

interface ConfirmDialogProps {
  readonly name: DialogName;
  readonly copy: {
    readonly title: string;
    readonly text: string;
    readonly confirm: string;
    readonly keep: string;
  };
  /** What it is about: the title of a post, an address. */
  readonly subject: string;
  readonly onConfirm: () => void;
}

/** Asks before something is done. The focus starts on the button that cancels. */
export function ConfirmDialog({ name, copy, subject, onConfirm }: ConfirmDialogProps) {
  const confirm = () => {
    closeDialogs();
    onConfirm();
  };
  return (
    <Modal name={name} title={copy.title}>
      <p>
        <strong>{subject}</strong>
      </p>
      <p className="soft">{copy.text}</p>
      <div className="button-row" ref={startAtFirstControl}>
        <Button variant="secondary" onClick={closeDialogs}>
          {copy.keep}
        </Button>
        <Button onClick={confirm}>{copy.confirm}</Button>
      </div>
    </Modal>
  );
}
