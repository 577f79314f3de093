import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { connection } from '#content/connection.ts';
import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { formResponseSchema } from '#domain/contact/form-response.ts';
import { sendForm } from '#firebase/functions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { useFocusWhen } from '#ui/page/use-focus-when.ts';
import styles from './my-data.module.css';

interface MyDataFormProps {
  readonly button: string;
  /** The bits of the proof of work (see `WORK_BITS`). If left out, no proof is sent at first. */
  readonly bits?: number;
  /** Called with the function's message once it has done what was asked. */
  readonly onDone: (message: string) => void;
  readonly children: ReactNode;
}

/** A form that the app sends, with a proof of work if one is required. Before hydration, or without it, the browser sends it. */
export function MyDataForm({ button, bits = 0, onDone, children }: MyDataFormProps) {
  const [state, setState] = useState<'ready' | 'sending' | 'proving'>('ready');
  const [failure, setFailure] = useState<{ readonly title: string; readonly text?: string | undefined }>();
  const isBusy = state !== 'ready';
  const form = useRef<HTMLFormElement>(null);
  // The pressed button was disabled while the form was sent, and so lost the focus.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[type=email], button')?.focus();
  }, [failure]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setFailure(undefined);
    setState('sending');
    try {
      const onMoreWork = () => setState('proving');
      const response = await sendForm('/api/my-data', fields, { bits, onMoreWork });
      const { success, message: text } = formResponseSchema.parse(await response.json());
      if (success) return onDone(text ?? '');
      setFailure({ title: copy.failed, text });
    } catch (error) {
      console.error('A form of /my-data could not be sent', error);
      setFailure({ title: navigator.onLine ? copy.failed : connection.notSent });
    }
    setState('ready');
  };

  return (
    <form ref={form} method="post" action="/api/my-data" className={styles.form} onSubmit={submit}>
      {children}
      {failure && <Notice tone="error" role="alert" {...failure} />}
      <div className="button-row">
        <Button type="submit" busy={isBusy}>
          {isBusy ? copy.working : button}
        </Button>
        <p className="soft" role="status">
          {state === 'proving' && copy.workRequired}
        </p>
      </div>
    </form>
  );
}

/** Shown in place of the person's data, or of the form, once the function has done what was asked. */
export function DoneMessage({ message }: { message: string }) {
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {copy.done}
      </h2>
      <p className="lede">{message}</p>
    </>
  );
}
