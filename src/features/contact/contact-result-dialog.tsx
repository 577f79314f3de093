import { useId } from 'react';
import { contactForm, contactResult as copy } from '#content/contact.ts';
import { Button } from '#ui/controls/button.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import type { ContactOutcome } from './send-contact-message.ts';

function wordsFor(outcome: ContactOutcome): string {
  switch (outcome.name) {
    case 'sent':
      return copy.sent;
    case 'refused':
      return copy.refused(outcome.reason || undefined);
    case 'retry-later':
      return outcome.reason;
    case 'failed':
      return copy.failed;
  }
}

/** The result of sending a message. It describes the focused button, so that screen readers read it. */
export function ContactResultDialog({ outcome }: { outcome: ContactOutcome }) {
  const wordsId = useId();
  const isSent = outcome.name === 'sent';
  return (
    <Modal name="contact-result" title={isSent ? copy.title.sent : copy.title.failed}>
      <div id={wordsId} className="stack">
        <p>{wordsFor(outcome)}</p>
        {outcome.name === 'sent' && <p>{copy.reply(outcome.email)}</p>}
      </div>
      {!isSent && <p className="soft">{contactForm.textIsKept}</p>}
      <span ref={startAtFirstControl}>
        <Button aria-describedby={wordsId} onClick={closeDialogs}>
          {isSent ? contactForm.done : contactForm.back}
        </Button>
      </span>
    </Modal>
  );
}
