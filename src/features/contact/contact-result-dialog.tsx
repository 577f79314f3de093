import { useId } from 'react';
import { contactForm as copy } from '#content/contact.ts';
import { Button } from '#ui/button.tsx';
import { startAtFirstControl } from '#ui/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog-store.ts';
import { Modal } from '#ui/modal.tsx';
import type { ContactOutcome } from './send-contact-message.ts';

/** What the visitor is told (spec, section 8). */
function wordsFor(outcome: ContactOutcome): string {
  switch (outcome.name) {
    case 'sent':
      return 'Form submitted successfully!';
    case 'refused':
      return `Error: ${outcome.reason || 'Unknown error'}`;
    case 'put-off':
      return outcome.reason;
    case 'failed':
      return 'An error occurred while submitting the form.';
  }
}

/** What became of the message. The button that has the focus is described by it, so that it is read. */
export function ContactResultDialog({ outcome }: { outcome: ContactOutcome }) {
  const wordsId = useId();
  const isSent = outcome.name === 'sent';
  return (
    <Modal name="contact-result" title={isSent ? 'Success' : 'Error'}>
      <p id={wordsId}>{wordsFor(outcome)}</p>
      {!isSent && <p className="soft">{copy.textIsKept}</p>}
      <span ref={startAtFirstControl}>
        <Button aria-describedby={wordsId} onClick={closeDialogs}>
          {isSent ? copy.done : copy.back}
        </Button>
      </span>
    </Modal>
  );
}
