import { useState } from 'react';
import { signInErrors } from '#content/staff.ts';
import { errorCode } from '#firebase/error-code.ts';

export type Auth = typeof import('#firebase/auth.ts');

/**
 * `run` calls Firebase Auth, and returns an object with the result, or undefined after a failure: `failure` is then the message.
 *
 * @param onSettled called after each call, whether it succeeded or failed, to move the focus
 */
export function useAttempt(onSettled?: () => void) {
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
      onSettled?.();
    }
  };
  return { isBusy, failure, run };
}
