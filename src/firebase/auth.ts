import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { settings } from '#settings.ts';
import { firebaseApp } from './app.ts';
import { errorCode } from './error-code.ts';

/** A signed-in user. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  /** Whether the custom claim `staff` is set; npm run staff sets it. */
  readonly isStaff: boolean;
}

let started: Promise<Auth> | undefined;

function auth(): Promise<Auth> {
  started ??= startAuth().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function startAuth(): Promise<Auth> {
  const app = await firebaseApp();
  const made = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (settings.emulators) {
    connectAuthEmulator(made, `http://127.0.0.1:${settings.emulators.authPort}`, { disableWarnings: true });
  }
  return made;
}

/**
 * Reports the signed-in user, now and on every change; undefined for nobody. On failure, for example an expired token
 * without a network, it calls `fail` and stops.
 */
export async function watchSignIn(
  tell: (who: SignedIn | undefined) => void,
  fail: (error: unknown) => void,
): Promise<void> {
  const stop = onIdTokenChanged(await auth(), async (user) => {
    try {
      tell(user ? await whoIs(user) : undefined);
    } catch (error) {
      stop();
      fail(error);
    }
  });
}

async function whoIs(user: User): Promise<SignedIn> {
  const { claims } = await user.getIdTokenResult();
  return { uid: user.uid, email: user.email ?? '', isStaff: claims.staff === true };
}

/**
 * Signs in with email and password.
 *
 * @throws FirebaseError when they are wrong or tried too often, or Auth cannot be reached
 */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(await auth(), email, password);
}

/**
 * Asks Firebase to send the link to set a new password. Does not reveal whether the account exists.
 *
 * @throws FirebaseError when it was asked for too often, or Auth cannot be reached
 */
export async function sendPasswordLink(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await auth(), email);
  } catch (error) {
    // The response if email enumeration protection is off.
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * Signs in with a Google account, in a window of Google's.
 *
 * @throws FirebaseError when the window is closed or blocked, or Auth cannot be reached
 */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(await auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Fetches the claims again: the staff claim may have been granted since the sign-in. */
export async function refreshClaims(): Promise<void> {
  await (await auth()).currentUser?.getIdToken(true);
}

export async function signOut(): Promise<void> {
  await signOutOfFirebase(await auth());
}
