import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInCopy } from '#content/staff.ts';
import type { ConfirmCode } from '#firebase/auth.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Notice } from '#ui/page/notice.tsx';
import { useAttempt } from './use-attempt.ts';
import { checkSignIn } from './use-sign-in.ts';

const copy = signInCopy.dialog.code;

/** A space may divide the digits, because apps show them in two groups. */
const schema = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, copy.invalid)) });

/** Asks, below `children`, for the six digits of an authenticator app, and closes the dialog once they are confirmed. */
export function CodeForm({ confirm, children }: { confirm: ConfirmCode; children: ReactNode }) {
  const form = useForm<{ code: string }>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { code: '' },
  });
  const focus = () => form.setFocus('code', { shouldSelect: true });
  const { isBusy, failure, run } = useAttempt(focus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(focus, []);
  const submit = form.handleSubmit(async ({ code }) => {
    if (!(await run(() => confirm(code.replace(/\s/, ''))))) return;
    void checkSignIn();
    closeDialogs();
  });
  return (
    <form noValidate onSubmit={submit}>
      {children}
      {failure && <Notice tone="error" role="alert" title={failure} />}
      <Field label={copy.label} error={form.formState.errors.code?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            readOnly={isBusy}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy}>
        {copy.submit}
      </Button>
    </form>
  );
}
