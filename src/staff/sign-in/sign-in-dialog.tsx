import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInCopy } from '#content/staff.ts';
import { isEmailAddress } from '#domain/contact/email-address.ts';
import type { ConfirmCode } from '#firebase/auth.ts';
import { settings } from '#settings.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Field } from '#ui/controls/field.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './sign-in-dialog.module.css';
import { type Auth, useAttempt } from './use-attempt.ts';
import { checkSignIn } from './use-sign-in.ts';

const copy = signInCopy.dialog;

const schema = z.object({
  email: z.string().check(z.trim(), z.refine(isEmailAddress, 'Enter a valid email address')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});

type Credentials = z.infer<typeof schema>;

/** The fields by name, which is their type as well, each with its autofill token. */
const FIELDS = [
  ['email', 'username'],
  ['password', 'current-password'],
] as const;

/** The sign-in for staff. */
export function SignInDialog() {
  return (
    <Modal name="staff-sign-in" title={copy.title}>
      <SignInForm />
    </Modal>
  );
}

function SignInForm() {
  const form = useForm<Credentials>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: '', password: '' },
  });
  const { isBusy, failure, isLinkSent, confirm, attempt, sendLink } = useSignInAttempt(() =>
    form.setFocus('password', { shouldSelect: true }),
  );
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ email, password }) => attempt(({ signIn }) => signIn(email, password)));
  const forgotPassword = async () => {
    if (await form.trigger('email', { shouldFocus: true })) await sendLink(form.getValues('email').trim());
  };
  if (confirm) {
    return (
      <CodeForm confirm={confirm}>
        <p className="soft">{copy.code.intro}</p>
      </CodeForm>
    );
  }
  return (
    <form ref={startAtFirstControl} noValidate onSubmit={submit}>
      <p className="soft">{copy.intro}</p>
      {failure && <Notice tone="error" role="alert" title={failure} />}
      {isLinkSent && <Notice tone="success" role="status" title={copy.linkSent} />}
      {FIELDS.map(([name, autoComplete]) => (
        <Field key={name} label={copy[name]} error={errors[name]?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register(name)}
              type={name}
              autoComplete={autoComplete}
              readOnly={isBusy}
            />
          )}
        </Field>
      ))}
      <div className="button-row">
        <Button type="submit" busy={isBusy}>
          {copy.submit}
        </Button>
        <Button variant="tertiary" disabled={isBusy} onClick={forgotPassword}>
          {copy.forgot}
        </Button>
        {settings.staffSignInWithGoogle && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => attempt(({ signInWithGoogle }) => signInWithGoogle())}
          >
            {copy.google}
          </Button>
        )}
      </div>
      {settings.demoStaff && <DemoAccount {...settings.demoStaff} fill={form.reset} />}
    </form>
  );
}

/**
 * `attempt` signs in, then closes the dialog or, if the account has a second factor, sets `confirm`, so that the dialog asks for
 * the code. `sendLink` sends the link to set a password. After either, `focusPassword` is called; `failure` is the error to show.
 */
function useSignInAttempt(focusPassword: () => void) {
  const { isBusy, failure, run } = useAttempt(focusPassword);
  const [confirm, setConfirm] = useState<ConfirmCode>();
  const [isLinkSent, setLinkSent] = useState(false);
  const attempt = async (act: (auth: Auth) => Promise<ConfirmCode | undefined>) => {
    setLinkSent(false);
    const attempted = await run(act);
    if (!attempted) return;
    if (attempted.result) return setConfirm(() => attempted.result); // React would call a bare function.
    // If the check of the sign-in failed before, changes are observed only once it is repeated.
    void checkSignIn();
    closeDialogs();
  };
  const sendLink = async (email: string) => {
    setLinkSent(false);
    setLinkSent((await run(({ sendPasswordLink }) => sendPasswordLink(email))) !== undefined);
  };
  return { isBusy, failure, isLinkSent, confirm, attempt, sendLink };
}

/** When the site runs locally, anyone may sign in as the demo member of staff. */
function DemoAccount({
  email,
  password,
  fill,
}: Credentials & { readonly fill: (credentials: Credentials) => void }) {
  return (
    <div className={classNames(styles.demo, 'on-film')}>
      <p className="soft data">{copy.demo}</p>
      <p className="data">
        {email} / {password}
      </p>
      <Button variant="tertiary" size="small" onClick={() => fill({ email, password })}>
        {copy.useDemo}
      </Button>
    </div>
  );
}
