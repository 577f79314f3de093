import { hasRole, type Role } from '#domain/staff/role.ts';

/** The texts of the sign-in on all pages for staff. */
export const signInCopy = {
  checking: 'Checking your sign-in…',
  nobody: 'You are not signed in',
  signIn: 'Sign in',
  ended: 'Your sign-in has ended',
  failed: 'Sign-in could not be loaded',
  retry: 'Try again',
  checkAgain: 'Check again',
  setUpSecondFactor: 'Set up second factor',
  signOut: 'Sign out',
  /** The name of the bar that staff have instead of the menus. */
  bar: 'Staff',
  signOutAndClear: 'Sign out and clear unsaved work',
  dialog: {
    title: 'Sign in',
    intro: 'For staff only. Visitors don’t need an account.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot password',
    linkSent: 'If there is an account for this address, we’ve sent it a link to set a new password.',
    google: 'Continue with Google',
    demo: 'Demo account on this machine',
    useDemo: 'Fill it in',
    code: {
      intro: 'Enter the code that your authenticator app shows for this site.',
      label: 'Six digits',
      invalid: 'Enter the six digits',
      submit: 'Confirm',
    },
  },
  secondFactor: {
    title: 'Set up second factor',
    loading: 'Making the key…',
    scan: 'Scan this with an authenticator app, or type in the key. Then enter the code that the app shows.',
    qrCode: 'QR code for the authenticator app',
    key: 'Key',
    retry: 'Try again',
  },
} as const;

/** A page's sentences about what people can do on it, by the state of their sign-in. */
export interface SignInTexts {
  readonly nobody: string;
  readonly ended: string;
  readonly failed: string;
  readonly notStaff: string;
  readonly noSecondFactor: string;
  readonly staff: (role: Role) => string;
}

/** The texts of /add-post, where anyone may write. */
export const signInToSaveTexts: SignInTexts = {
  nobody: 'You can write and preview. Sign in to save.',
  ended: 'A sign-in lasts twelve hours. Nothing you typed is lost. Sign in to save.',
  failed: 'You can write and preview. You can save once sign-in has loaded.',
  notStaff:
    'This account doesn’t have permission to save posts. Ask the site’s administrator for staff rights.',
  noSecondFactor: 'You can save once your account has a second factor.',
  staff: (role) => (role === 'writer' ? 'You can save drafts. Editors publish them.' : 'You can save.'),
};

/** The texts of a page that shows its content only to people with this role or a higher one. */
export function signInToReadTexts(minimum: Role): SignInTexts {
  return {
    nobody: 'This page is for staff only. Sign in to read it.',
    ended: 'A sign-in lasts twelve hours. Sign in to continue.',
    failed: 'You can read this page once sign-in has loaded.',
    notStaff: 'This account doesn’t belong to the staff. Ask the site’s administrator for staff rights.',
    noSecondFactor: 'You can read this page once your account has a second factor.',
    staff: (role) =>
      hasRole(role, minimum)
        ? ''
        : `This page is for ${minimum === 'owner' ? 'owners' : 'editors and owners'}.`,
  };
}

/** Why a sign-in failed, by Firebase's code; any other code is `unknown`. */
export const signInErrors: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'Incorrect email or password.',
  // Auth returns the next two instead if its email enumeration protection is off.
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/user-not-found': 'Incorrect email or password.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/network-request-failed':
    'Sign-in could not be reached. There may be a brief problem with your connection or our server.',
  'auth/multi-factor-auth-required': 'This account requires a second factor, which isn’t supported here.',
  'auth/invalid-verification-code':
    'The code is wrong or no longer valid. Enter the one that the app shows now.',
  'auth/requires-recent-login':
    'Your sign-in is too old for this. Sign out, sign in again and set it up at once.',
  'auth/operation-not-allowed': 'Second factors are switched off. Ask the site’s administrator.',
  'auth/popup-blocked': 'Your browser has blocked Google’s window. Allow it and try again.',
  'auth/popup-closed-by-user': 'Google’s window was closed before you were signed in.',
  unknown: 'Sign-in failed. Try again in a moment.',
};

/** The message about a failure, and the button to retry, on all pages for staff. */
export const staffCopy = {
  retry: 'Try again',
  actionFailed: 'Something went wrong, and nothing has changed. Try again in a moment.',
} as const;
