import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInCopy, signInErrors } from '#content/add-post.ts';
import { isEmailAddress } from '#domain/email-address.ts';
import { errorCode } from '#firebase/error-code.ts';
import { settings } from '#settings.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { closeDialogs } from '#ui/dialog-store.ts';
import { Field } from '#ui/field.tsx';
import { Modal } from '#ui/modal.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './sign-in-dialog.module.css';
import { askWhoIsSignedIn } from './use-sign-in.ts';

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
  const { isBusy, failure, attempt } = useSignInAttempt(() =>
    form.setFocus('password', { shouldSelect: true }),
  );
  const { errors } = form.formState;
  const withPassword = form.handleSubmit(({ email, password }) =>
    attempt(({ signIn }) => signIn(email, password)),
  );
  return (
    <form className={styles.form} noValidate onSubmit={withPassword}>
      <p className="soft">{copy.intro}</p>
      {failure && <Notice tone="error" role="alert" title={failure} />}
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
      {settings.emulators && <DemoAccount {...settings.emulators.demoStaff} fill={form.reset} />}
    </form>
  );
}

/** Signs in and closes the dialog; what goes wrong is put into words, and `goOn` says where the focus goes then. */
function useSignInAttempt(goOn: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (act: (auth: typeof import('#firebase/auth.ts')) => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act(await import('#firebase/auth.ts'));
      // Where it could not be found out who is signed in, nobody watches.
      void askWhoIsSignedIn();
      closeDialogs();
    } catch (error) {
      setFailure(signInErrors[errorCode(error)] ?? signInErrors.unknown);
      setBusy(false);
      goOn();
    }
  };
  return { isBusy, failure, attempt };
}

/** On one machine everybody may be the demo member of staff. */
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
