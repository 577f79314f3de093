import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  CONTACT_FIELDS,
  type ContactMessage,
  contactMessageSchema,
} from '#domain/contact/contact-message.ts';
import { track } from '#measurement/track.ts';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { type ContactOutcome, sendContactMessage } from './send-contact-message.ts';
import { EMPTY_MESSAGE, readUnsentMessage, storeUnsentMessage } from './unsent-message.ts';

export type ContactFormControls = UseFormReturn<ContactMessage>;

const EMPTY: ContactMessage = { ...EMPTY_MESSAGE, recaptchaValue: '' };

/** The state of the contact form `element`, and `submit`, which validates and sends it. */
export function useContactForm(element: RefObject<HTMLFormElement | null>) {
  const form = useForm<ContactMessage>({
    resolver: standardSchemaResolver(contactMessageSchema),
    // No defaults for the fields: text typed before hydration is already in them.
    defaultValues: { recaptchaValue: '' },
  });
  const [isSending, setIsSending] = useState(false);
  /** The number of attempts to send, whatever their result. */
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const isBusy = useRef(false); // Unlike `isSending`, it changes before the next render.
  const submitter = useRef<HTMLElement>(null);
  useUnsentMessage(form, element);

  const send = (message: ContactMessage) => {
    setIsSending(true);
    return sendContactMessage(message);
  };
  const finish = (result: ContactOutcome) => {
    if (result.sentBy !== undefined) {
      track({ event: 'contact_message_sent' });
      form.reset(EMPTY);
      // `useUnsentMessage` does not store the emptied fields if the visitor has left the page while the message was sent.
      storeUnsentMessage(EMPTY_MESSAGE);
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
    // Text that was typed during hydration is in the fields, but not in the form's state.
    for (const name of CONTACT_FIELDS) form.setValue(name, textIn(event.currentTarget, name));
    const result = await form.handleSubmit(send)(event); // Undefined if an entry is invalid.
    isBusy.current = false;
    if (result) finish(result);
  };

  useEffect(() => {
    if (!outcome) return;
    // The button lost the focus when it was disabled. It is focused again, so that the dialog returns the focus to it when closed.
    if (document.activeElement === document.body) submitter.current?.focus({ preventScroll: true });
    openDialog('contact-result');
  }, [outcome]);

  return { form, isSending, attempts, outcome, submit };
}

/** Adopts text typed before hydration, restores the unsent message of this tab, and stores what is typed from then on. */
function useUnsentMessage(
  { getValues, setValue, subscribe }: ContactFormControls,
  element: RefObject<HTMLFormElement | null>,
): void {
  // React runs the effects of children first, so the fields have subscribed when this effect sets their values.
  useEffect(() => {
    const unsent = readUnsentMessage();
    for (const name of CONTACT_FIELDS) {
      const text = textIn(element.current, name) || unsent[name];
      if (text) setValue(name, text);
    }
    storeUnsentMessage(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeUnsentMessage(values) });
  }, [getValues, setValue, subscribe, element]);
}

function textIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field && 'value' in field ? field.value : '';
}
