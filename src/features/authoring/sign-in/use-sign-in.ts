import { useSyncExternalStore } from 'react';
import type { SignedIn } from '#firebase/auth.ts';

/** Who looks at the page, as far as is known. */
export type SignIn =
  | { readonly status: 'asking' }
  | { readonly status: 'failed' }
  | { readonly status: 'nobody' }
  | { readonly status: 'signed-in'; readonly who: SignedIn };

const ASKING: SignIn = { status: 'asking' };

let current: SignIn = ASKING;
let isWatching = false;
const listeners = new Set<() => void>();

function set(next: SignIn): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Loads Firebase Auth, which this page alone needs, and asks it. May be called again after it has failed. */
export async function askWhoIsSignedIn(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  set(ASKING);
  try {
    const { watchSignIn } = await import('#firebase/auth.ts');
    await watchSignIn((who) => set(who ? { status: 'signed-in', who } : { status: 'nobody' }), fail);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  console.error('The sign-in could not be loaded', error);
  isWatching = false;
  set({ status: 'failed' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // After a failure somebody has to ask for it: what shows the failure would ask again at once, for ever.
  if (current.status !== 'failed') void askWhoIsSignedIn();
  return () => listeners.delete(listener);
}

/** Who is signed in. Asks as soon as something shows it. */
export function useSignIn(): SignIn {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => ASKING,
  );
}

/** The member of staff who is signed in, or undefined. */
export function useStaff(): SignedIn | undefined {
  const signIn = useSignIn();
  return signIn.status === 'signed-in' && signIn.who.isStaff ? signIn.who : undefined;
}
