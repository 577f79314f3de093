import { useState } from 'react';
import { signInErrors } from '#content/staff.ts';
import { errorCode } from '#firebase/error-code.ts';

type Auth = typeof import('#firebase/auth.ts');

/**
 * Runs one call of Firebase Auth at a time. When it fails, `run` returns undefined, and `failure` is the message to show.
 *
 * @param onSettled called after each call, to move the focus
 */
export function useAttempt(onSettled: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async <Result>(act: (auth: Auth) => Promise<Result>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      return { result: await act(await import('#firebase/auth.ts')) };
    } catch (error) {
      setFailure(signInErrors[errorCode(error)] ?? signInErrors.unknown);
      return undefined;
    } finally {
      setBusy(false);
      onSettled();
    }
  };
  return { isBusy, failure, run };
}
