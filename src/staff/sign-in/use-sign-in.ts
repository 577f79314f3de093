import { useSyncExternalStore } from 'react';
import type { Role } from '#domain/staff/role.ts';
import type { SignedIn } from '#firebase/auth.ts';

/** Who is signed in, as far as is known. */
export type SignIn =
  | { readonly status: 'checking' }
  | { readonly status: 'failed' }
  /** `hasEnded`: the sign-in was older than twelve hours. */
  | { readonly status: 'nobody'; readonly hasEnded?: boolean }
  | { readonly status: 'signed-in'; readonly who: SignedIn };

const CHECKING: SignIn = { status: 'checking' };

let current: SignIn = CHECKING;
let isWatching = false;
const listeners = new Set<() => void>();

function update(next: SignIn): void {
  current = next;
  for (const listener of listeners) listener();
}

/** How long the check of the sign-in may take: the SDK waits for the browser's storage, which can hang, without a time limit. */
const CHECK_TIMEOUT_MS = 15_000;

/** Loads Firebase Auth, which only pages for staff need, and watches the sign-in. May be called again after a failure. */
export async function checkSignIn(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  update(CHECKING);
  setTimeout(() => current === CHECKING && fail(new Error('The check took too long')), CHECK_TIMEOUT_MS);
  try {
    const { watchSignIn } = await import('#firebase/auth.ts');
    await watchSignIn(
      (who, hasEnded = false) => update(who ? { status: 'signed-in', who } : { status: 'nobody', hasEnded }),
      fail,
    );
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  console.error('Sign-in could not be loaded', error);
  isWatching = false;
  update({ status: 'failed' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Not after a failure: components that are mounted to show it subscribe too, which would repeat the check endlessly.
  if (current.status !== 'failed') void checkSignIn();
  return () => listeners.delete(listener);
}

/** Returns an event handler that acts on the account, and logs an error if that fails. */
export function withAuth(act: (auth: typeof import('#firebase/auth.ts')) => Promise<void>): () => void {
  return () => {
    import('#firebase/auth.ts').then(act).catch((error: unknown) => console.error('Auth failed', error));
  };
}

/** Who is signed in. The first component that uses it starts the check. */
export function useSignIn(): SignIn {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => CHECKING,
  );
}

/** A signed-in member of the staff. People have no role while they lack a second factor that the rules require. */
export type Staff = SignedIn & { readonly role: Role };

/** The signed-in member of staff, or undefined. */
export function useStaff(): Staff | undefined {
  const signIn = useSignIn();
  return signIn.status === 'signed-in' && hasAnyRole(signIn.who) ? signIn.who : undefined;
}

function hasAnyRole(who: SignedIn): who is Staff {
  return who.role !== undefined;
}
