import { UnsecuredJWT } from 'jose';
import { PROJECT_ID } from '../../local/project.ts';

interface Caller {
  /** The claims of the ID token, in addition to those that every token has; undefined for a caller without a token. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** The document in `staff`. */
  readonly right?: Readonly<Record<string, string | boolean>>;
}

const HOUR = 3600;
const NOW = Math.floor(Date.now() / 1000);

/** The claims of staff who have signed in with two factors, as Firebase Auth writes them. */
const STAFF_CLAIMS = {
  staff: true,
  email_verified: true,
  firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
};
const ONE_FACTOR = { ...STAFF_CLAIMS, firebase: { sign_in_provider: 'password' } };

/** Claims that the rules must not trust: they stay in a token until it expires. */
const CLAIMED_RIGHT = { role: 'owner', withoutSecondFactor: true };

const EDITOR = { role: 'editor', withoutSecondFactor: false };

/** The right of people who are refused nevertheless, because of what their token says or lacks. */
const UNUSED = { role: 'owner', withoutSecondFactor: false };

/** The callers by their uids. */
const PEOPLE = {
  nobody: {},
  'a visitor': { claims: {} },
  'a visitor with staff: "yes"': { claims: { ...STAFF_CLAIMS, staff: 'yes' }, right: UNUSED },
  'staff without the claim': { claims: { ...STAFF_CLAIMS, staff: undefined }, right: UNUSED },
  'staff with an unverified address': { claims: { ...STAFF_CLAIMS, email_verified: false }, right: UNUSED },
  'staff whose token does not say if the address is verified': {
    claims: { ...STAFF_CLAIMS, email_verified: undefined },
    right: UNUSED,
  },
  // The token was issued before the revocation, and is valid for up to an hour.
  'revoked staff': { claims: STAFF_CLAIMS },
  'staff without a second factor': { claims: { ...ONE_FACTOR, ...CLAIMED_RIGHT }, right: UNUSED },
  'staff after twelve hours': { claims: { ...STAFF_CLAIMS, auth_time: NOW - 12 * HOUR }, right: UNUSED },
  staff: { claims: { ...STAFF_CLAIMS, ...CLAIMED_RIGHT }, right: EDITOR },
  'staff without a role': { claims: STAFF_CLAIMS, right: {} },
  'an owner who needs no second factor, after eleven hours': {
    claims: { ...ONE_FACTOR, auth_time: NOW - 11 * HOUR },
    right: { role: 'owner', withoutSecondFactor: true },
  },
  'a writer': { claims: { ...STAFF_CLAIMS, ...CLAIMED_RIGHT }, right: { role: 'writer' } },
  'staff with an unknown role': { claims: STAFF_CLAIMS, right: { role: 'king' } },
  'staff about to leave': { claims: STAFF_CLAIMS, right: EDITOR },
  'staff with an expired token': { claims: { ...STAFF_CLAIMS, exp: NOW - HOUR }, right: UNUSED },
  'staff of another project': { claims: { ...STAFF_CLAIMS, aud: 'demo-another-project' }, right: UNUSED },
  // The admin SDK, to which the rules do not apply: tests set up and verify with it.
  admin: {},
} satisfies Readonly<Record<string, Caller>>;

export type Person = keyof typeof PEOPLE;

const CALLERS: Readonly<Record<Person, Caller>> = PEOPLE;

/** The documents of `staff` by their ids. */
export const RIGHTS = Object.entries(CALLERS).flatMap(([who, { right }]) =>
  right ? [[who, right] as const] : [],
);

/** The token as the SDK sends it: unsigned, as from the Auth emulator; for the admin the word that emulators take for all rights. */
export function tokenOf(who: Person): string | undefined {
  if (who === 'admin') return 'owner';
  const { claims } = CALLERS[who];
  if (!claims) return undefined; // nobody
  const issuer = `https://securetoken.google.com/${PROJECT_ID}`;
  const times = { auth_time: NOW, iat: NOW, exp: NOW + HOUR };
  const user = { sub: who, user_id: who, email: emailOf(who), firebase: { sign_in_provider: 'password' } };
  return new UnsecuredJWT({ iss: issuer, aud: PROJECT_ID, ...times, ...user, ...claims }).encode();
}

/** The email address in a person's token. */
export function emailOf(who: Person): string {
  return `${who}@example.org`;
}

export const LEAVING: Person = 'staff about to leave'; // only in revocation.test.ts

/** People whose tokens are rejected as invalid, even for public data. */
export const REJECTED: readonly Person[] = ['staff with an expired token', 'staff of another project'];

export const OWNER: Person = 'an owner who needs no second factor, after eleven hours';
export const OWNERS: readonly Person[] = [OWNER];
export const EDITORS: readonly Person[] = ['staff', 'staff without a role', OWNER];
export const WRITERS: readonly Person[] = ['a writer', 'staff with an unknown role'];
export const STAFF: readonly Person[] = [...EDITORS, ...WRITERS];
export const NO_ONE: readonly Person[] = [];
export const ANYONE = (Object.keys(PEOPLE) as Person[]).filter(
  (who) => !['admin', LEAVING, ...REJECTED].includes(who),
);
