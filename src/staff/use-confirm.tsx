import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs, type DialogName, openDialog } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';

interface Confirmation {
  /** What the confirmation is about: the title of a post, an address. */
  readonly subject: string;
  readonly act: () => void;
}

/** `confirm` asks before something is done, in `dialog`, which the caller renders. The button that cancels has the focus. */
export function useConfirm(name: DialogName, copy: Record<'title' | 'text' | 'confirm' | 'keep', string>) {
  const [pending, setPending] = useState<Confirmation>();
  const confirm = (subject: string, act: () => void) => {
    setPending({ subject, act });
    openDialog(name);
  };
  const proceed = () => {
    closeDialogs();
    pending?.act();
  };
  const dialog = pending && (
    <Modal name={name} title={copy.title}>
      <p>
        <strong>{pending.subject}</strong>
      </p>
      <p className="soft">{copy.text}</p>
      <div className="button-row" ref={startAtFirstControl}>
        <Button variant="secondary" onClick={closeDialogs}>
          {copy.keep}
        </Button>
        <Button onClick={proceed}>{copy.confirm}</Button>
      </div>
    </Modal>
  );
  return { confirm, dialog };
}
