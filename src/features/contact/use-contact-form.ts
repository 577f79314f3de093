import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type ContactMessage, contactMessageSchema } from '#domain/contact/contact-message.ts';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { EMPTY_DRAFT, readDraft, storeDraft } from './contact-draft.ts';
import { type ContactOutcome, sendContactMessage } from './send-contact-message.ts';

export type ContactFormControls = UseFormReturn<ContactMessage>;

const EMPTY: ContactMessage = { ...EMPTY_DRAFT, recaptchaValue: '' };

/**
 * The contact form's entries, and what happens when they are sent.
 *
 * @param element the form
 */
export function useContactForm(element: RefObject<HTMLFormElement | null>) {
  const form = useForm<ContactMessage>({
    resolver: standardSchemaResolver(contactMessageSchema),
    // None for the fields: what was typed before the app was there stands in them.
    defaultValues: { recaptchaValue: '' },
  });
  const [isSending, setIsSending] = useState(false);
  /** How often a message was sent, whatever came of it. */
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const isBusy = useRef(false);
  const submitter = useRef<HTMLElement>(null);
  useDraft(form, element);

  const send = (message: ContactMessage) => {
    setIsSending(true);
    return sendContactMessage(message);
  };
  const finish = (result: ContactOutcome) => {
    if (result.name === 'sent') {
      form.reset(EMPTY);
      // The page may have been left meanwhile, and nobody watches the fields any more.
      storeDraft(EMPTY_DRAFT);
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
    // What is seen is what is sent, whatever was typed while the page was being hydrated.
    for (const name of FIELDS) form.setValue(name, textIn(event.currentTarget, name));
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

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/**
 * Takes over what was typed before the app was there, brings back what was typed earlier in this tab, and stores what is
 * typed from now on.
 */
function useDraft(
  { setValue, subscribe }: ContactFormControls,
  element: RefObject<HTMLFormElement | null>,
): void {
  // After the effects of the fields, which listen by then.
  useEffect(() => {
    const draft = readDraft();
    for (const name of FIELDS) {
      const text = textIn(element.current, name) || draft[name];
      if (text) setValue(name, text);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) });
  }, [setValue, subscribe, element]);
}

function textIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field && 'value' in field ? field.value : '';
}
