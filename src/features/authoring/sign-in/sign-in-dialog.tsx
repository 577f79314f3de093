import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInCopy, signInErrors } from '#content/add-post.ts';
import { isEmailAddress } from '#domain/contact/email-address.ts';
import { errorCode } from '#firebase/error-code.ts';
import { settings } from '#settings.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Field } from '#ui/controls/field.tsx';
import { startAtFirstControl } from '#ui/dialog/dialog-focus.ts';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { Notice } from '#ui/page/notice.tsx';
import styles from './sign-in-dialog.module.css';
import { checkSignIn } from './use-sign-in.ts';

const copy = signInCopy.dialog;

const schema = z.object({
  email: z.string().check(z.trim(), z.refine(isEmailAddress, 'Enter a valid email address')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});

type Credentials = z.infer<typeof schema>;

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
  const { isBusy, failure, isLinkSent, attempt, sendLink } = useSignInAttempt(() =>
    form.setFocus('password', { shouldSelect: true }),
  );
  const { errors } = form.formState;
  const withPassword = form.handleSubmit(({ email, password }) =>
    attempt(({ signIn }) => signIn(email, password)),
  );
  const forgotPassword = async () => {
    if (await form.trigger('email', { shouldFocus: true })) await sendLink(form.getValues('email').trim());
  };
  return (
    <form ref={startAtFirstControl} className={styles.form} noValidate onSubmit={withPassword}>
      <p className="soft">{copy.intro}</p>
      {failure && <Notice tone="error" role="alert" title={failure} />}
      {isLinkSent && <Notice tone="success" role="status" title={copy.linkSent} />}
      <Field label={copy.email} error={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="username"
            readOnly={isBusy}
          />
        )}
      </Field>
      <Field label={copy.password} error={errors.password?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register('password')}
            type="password"
            autoComplete="current-password"
            readOnly={isBusy}
          />
        )}
      </Field>
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

type Act = (auth: typeof import('#firebase/auth.ts')) => Promise<void>;

/**
 * Signs in and closes the dialog, or sends the link to set a password; what goes wrong is put into words, and `goOn`
 * moves the focus after a sign-in that failed.
 */
function useSignInAttempt(goOn: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isLinkSent, setLinkSent] = useState(false);
  const run = async (act: Act) => {
    setBusy(true);
    setFailure(undefined);
    setLinkSent(false);
    try {
      await act(await import('#firebase/auth.ts'));
      return true;
    } catch (error) {
      setFailure(signInErrors[errorCode(error)] ?? signInErrors.unknown);
      return false;
    } finally {
      setBusy(false);
      goOn();
    }
  };
  const attempt = async (act: Act) => {
    if (!(await run(act))) return goOn();
    // Where it could not be found out who is signed in, nobody watches.
    void checkSignIn();
    closeDialogs();
  };
  const sendLink = async (email: string) =>
    setLinkSent(await run(({ sendPasswordLink }) => sendPasswordLink(email)));
  return { isBusy, failure, isLinkSent, attempt, sendLink };
}

/** In the local run anyone may sign in as the demo member of staff. */
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
