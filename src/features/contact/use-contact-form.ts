import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type ContactMessage, contactMessageSchema } from '#domain/contact-message.ts';
import { openDialog } from '#ui/dialog-store.ts';
import { EMPTY_DRAFT, keepDraft, readDraft } from './contact-draft.ts';
import { type ContactOutcome, sendContactMessage } from './send-contact-message.ts';

export type ContactFormControls = UseFormReturn<ContactMessage>;

const EMPTY: ContactMessage = { ...EMPTY_DRAFT, recaptchaValue: '' };

/** The contact form's entries, and what happens when they are sent. */
export function useContactForm() {
  const form = useForm<ContactMessage>({
    resolver: standardSchemaResolver(contactMessageSchema),
    defaultValues: EMPTY,
  });
  const [isSending, setIsSending] = useState(false);
  /** How often a message was sent, whatever came of it. */
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const isBusy = useRef(false);
  const submitter = useRef<HTMLElement>(null);
  useDraft(form);

  const send = (message: ContactMessage) => {
    setIsSending(true);
    return sendContactMessage(message);
  };
  const finish = (result: ContactOutcome) => {
    if (result.name === 'sent') {
      form.reset(EMPTY);
      // The page may have been left meanwhile, and nobody watches the fields any more.
      keepDraft(EMPTY_DRAFT);
    } else {
      form.setValue('recaptchaValue', '');
    }
    setIsSending(false);
    setAttempts((count) => count + 1);
    setOutcome(result);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    submitter.current = event.submitter;
    const result = await form.handleSubmit(send)(event);
    isBusy.current = false;
    if (result) finish(result);
  };

  useEffect(() => {
    if (!outcome) return;
    // The button lost the focus when it was disabled. The dialog gives it back to where it is now.
    if (document.activeElement === document.body) submitter.current?.focus({ preventScroll: true });
    openDialog('contact-result');
  }, [outcome]);

  return { form, isSending, attempts, outcome, submit };
}

/** Brings back what was typed before in this tab, and keeps what is typed now. */
function useDraft({ getValues, setValue, subscribe }: ContactFormControls): void {
  useEffect(() => {
    const draft = readDraft();
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      if (draft[name] && !getValues(name)) setValue(name, draft[name]);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) });
  }, [getValues, setValue, subscribe]);
}
