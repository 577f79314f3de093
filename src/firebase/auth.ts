import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  getMultiFactorResolver,
  indexedDBLocalPersistence,
  initializeAuth,
  type MultiFactorError,
  multiFactor,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOfFirebase,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type { Role } from '#domain/staff/role.ts';
import { settings } from '#settings.ts';
import { firebaseApp } from './app.ts';
import { errorCode } from './error-code.ts';

/** A signed-in user. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  /** Whether `npm run staff` has set the custom claim `staff`, and the person's right has not ended since. */
  readonly isStaff: boolean;
  /** Undefined for people who cannot save: they are not staff, or lack the second factor. */
  readonly role: Role | undefined;
  /** Whether the rules demand a second factor and the person signed in without one. */
  readonly lacksSecondFactor: boolean;
}

/** Finishes a sign-in, or the set-up of a second factor, by the six digits that an authenticator app shows. */
export type ConfirmCode = (code: string) => Promise<void>;

/** A second factor to be added to an authenticator app. */
export interface NewSecondFactor {
  /** In base 32, to be typed in. */
  readonly key: string;
  /** The key as an `otpauth:` address, for a QR code. */
  readonly uri: string;
  readonly confirm: ConfirmCode;
}

/** How long a sign-in is valid, as in firestore.rules and storage.rules. */
const SIGN_IN_LIFETIME_MS = 12 * 3600 * 1000;

/** How often the age of the sign-in is checked: a timer of twelve hours would stop while the computer sleeps. */
const AGE_CHECK_INTERVAL_MS = 60_000;

let signedInUser: User | null = null;

let lastRole: { readonly uid: string; readonly role: Role | undefined } | undefined;

let started: Promise<Auth> | undefined;

function startedAuth(): Promise<Auth> {
  started ??= startAuth().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function startAuth(): Promise<Auth> {
  const app = await firebaseApp();
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (settings.emulators) {
    connectAuthEmulator(auth, `http://127.0.0.1:${settings.emulators.authPort}`, { disableWarnings: true });
  }
  return auth;
}

/**
 * Tells who is signed in, now and on every change; undefined is nobody. A user who signed in twelve hours ago is signed out, and
 * `hasEnded` is true. On failure, for example an expired token without a network, it calls `fail` and stops.
 */
export async function watchSignIn(
  tell: (who: SignedIn | undefined, hasEnded?: boolean) => void,
  fail: (error: unknown) => void,
): Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let hasEnded = false;
  const stop = onIdTokenChanged(await startedAuth(), async (user) => {
    clearInterval(timer);
    signedInUser = user;
    try {
      if (!user) return tell(undefined, hasEnded);
      const { authTime } = await user.getIdTokenResult();
      hasEnded = false;
      const endIfOld = () => {
        hasEnded = Date.now() - Date.parse(authTime) >= SIGN_IN_LIFETIME_MS;
        if (hasEnded) void signOut();
      };
      timer = setInterval(endIfOld, AGE_CHECK_INTERVAL_MS);
      endIfOld();
      if (hasEnded) return;
      const who = await whoIs(user);
      if (user === signedInUser) tell(who);
    } catch (error) {
      stop();
      fail(error);
    }
  });
}

async function whoIs(user: User): Promise<SignedIn> {
  const { claims, signInSecondFactor } = await user.getIdTokenResult();
  const role = claims.staff === true ? await roleOfUser(user.uid) : undefined;
  // A person who needs a second factor cannot read the role either.
  const lacksSecondFactor = claims.staff === true && role === undefined && !signInSecondFactor;
  const isStaff = lacksSecondFactor || role !== undefined;
  return { uid: user.uid, email: user.email ?? '', isStaff, role, lacksSecondFactor };
}

/** The role, read again if possible; without a network, as it was last read. */
async function roleOfUser(uid: string): Promise<Role | undefined> {
  const { readRole } = await import('./role.ts');
  try {
    lastRole = { uid, role: await readRole(uid) };
  } catch (error) {
    if (lastRole?.uid !== uid) throw error;
  }
  return lastRole.role;
}

/** The signed-in person, for the audit trail. If nobody is signed in the fields are empty, and the rules refuse the write. */
export function signedIn(): Pick<SignedIn, 'uid' | 'email'> {
  return { uid: signedInUser?.uid ?? '', email: signedInUser?.email ?? '' };
}

/**
 * Signs in with email and password. Returns undefined, or what finishes the sign-in of an account with a second factor.
 *
 * @throws FirebaseError when email or password is wrong or tried too often, or Auth cannot be reached
 */
export async function signIn(email: string, password: string): Promise<ConfirmCode | undefined> {
  const auth = await startedAuth();
  return confirmAfter(auth, signInWithEmailAndPassword(auth, email, password));
}

async function confirmAfter(auth: Auth, firstFactor: Promise<unknown>): Promise<ConfirmCode | undefined> {
  try {
    await firstFactor;
    return undefined;
  } catch (error) {
    if (errorCode(error) !== 'auth/multi-factor-auth-required') throw error;
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const totp = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (!totp) throw error;
    return async (code) => {
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(totp.uid, code));
    };
  }
}

/**
 * Creates a second factor for the signed-in user. It is required once it is confirmed.
 *
 * @param site the name under which the authenticator app lists it
 * @throws FirebaseError when the sign-in is too old, the project does not allow second factors, or Auth cannot be reached
 */
export async function newSecondFactor(site: string): Promise<NewSecondFactor> {
  const { currentUser } = await startedAuth();
  if (!currentUser) throw new Error('Nobody is signed in');
  const factors = multiFactor(currentUser);
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    key: secret.secretKey,
    uri: secret.generateQrCodeUrl(currentUser.email ?? '', site),
    confirm: async (code) => {
      await factors.enroll(
        TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
        'Authenticator app',
      );
      // While the token does not name the new factor, the user has to sign in again.
      if ((await whoIs(currentUser)).lacksSecondFactor) await signOut();
    },
  };
}

/**
 * Asks Firebase to send the link to set a new password. Does not reveal whether the account exists.
 *
 * @throws FirebaseError when it was requested too often, or Auth cannot be reached
 */
export async function sendPasswordLink(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await startedAuth(), email);
  } catch (error) {
    // Auth's response if email enumeration protection is off.
    if (errorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * Signs in with a Google account, in a window of Google's. Returns the same as `signIn`.
 *
 * @throws FirebaseError when the window is closed or blocked, or Auth cannot be reached
 */
export async function signInWithGoogle(): Promise<ConfirmCode | undefined> {
  const auth = await startedAuth();
  return confirmAfter(auth, signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver));
}

/** Fetches the claims again: the staff claim may have been granted since the sign-in. */
export async function refreshClaims(): Promise<void> {
  await (await startedAuth()).currentUser?.getIdToken(true);
}

/** Ends the sign-in, which the browser otherwise stores across visits. */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(await startedAuth());
}
