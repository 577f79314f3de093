import { useState } from 'react';
import { signInErrors } from '#content/staff.ts';
import { errorCode } from '#firebase/error-code.ts';

type Auth = typeof import('#firebase/auth.ts');

/**
 * Runs what Firebase Auth is asked for, one at a time, and puts into words what goes wrong. `run` returns undefined
 * then, and `goOn` moves the focus.
 */
export function useAttempt(goOn: () => void) {
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
      goOn();
    }
  };
  return { isBusy, failure, run };
}
