import { useId } from 'react';
import { contactForm, contactResult as copy } from '#content/contact.ts';
import { Button } from '#ui/controls/button.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import type { ContactOutcome } from './send-contact-message.ts';

/** The result of sending a message. The text describes the focused button, so that screen readers read it out. */
export function ContactResultDialog({ outcome: { text, sentBy } }: { outcome: ContactOutcome }) {
  const textId = useId();
  const isSent = sentBy !== undefined;
  return (
    <Modal name="contact-result" title={isSent ? copy.title.sent : copy.title.failed}>
      <div id={textId} className="stack">
        <p>{text}</p>
        {isSent && <p>{copy.reply(sentBy)}</p>}
      </div>
      {!isSent && <p className="soft">{contactForm.textIsKept}</p>}
      <span ref={startAtFirstControl}>
        <Button aria-describedby={textId} onClick={closeDialogs}>
          {isSent ? contactForm.done : contactForm.back}
        </Button>
      </span>
    </Modal>
  );
}
