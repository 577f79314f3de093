import { UnsecuredJWT } from 'jose';
import { PROJECT_ID } from '../../local/project.ts';

export const STAFF_UID = 'staff-1';
const UNVERIFIED_UID = 'staff-2';
const WITHOUT_CLAIM_UID = 'staff-3';

/** Whose document a test deletes. */
export const LEAVING_UID = 'staff-5';

const OWNER_UID = 'staff-6';
const WRITER_UID = 'staff-7';
const WITHOUT_ROLE_UID = 'staff-8';
const UNKNOWN_ROLE_UID = 'staff-9';

/** The documents of `staff`. */
const RIGHTS = {
  [STAFF_UID]: { role: 'editor', withoutSecondFactor: false },
  [UNVERIFIED_UID]: { role: 'owner' },
  [WITHOUT_CLAIM_UID]: { role: 'owner' },
  [LEAVING_UID]: { role: 'editor' },
  [OWNER_UID]: { role: 'owner', withoutSecondFactor: true },
  [WRITER_UID]: { role: 'writer' },
  [WITHOUT_ROLE_UID]: {},
  [UNKNOWN_ROLE_UID]: { role: 'king' },
};

/** As Firebase Auth says that the sign-in had a second factor. */
const TWO_FACTORS = { identities: {}, sign_in_provider: 'password', sign_in_second_factor: 'totp' };
const VERIFIED_STAFF = { staff: true, email_verified: true, firebase: TWO_FACTORS };
const HOUR = 3600;

const NOW = Math.floor(Date.now() / 1000);

/** An ID token as the Auth emulator issues it: unsigned. */
function tokenOf(
  uid: string,
  claims: Readonly<Record<string, unknown>> = {},
  {
    project = PROJECT_ID,
    age = 0,
    signedInFor = age,
  }: { project?: string; age?: number; signedInFor?: number } = {},
): string {
  const issued = NOW - age;
  return new UnsecuredJWT({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: NOW - signedInFor,
    iat: issued,
    exp: issued + 3600,
    sub: uid,
    user_id: uid,
    email: emailOf(uid),
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  }).encode();
}

function emailOf(uid: string): string {
  return `${uid}@example.org`;
}

/** The callers: the token that the SDK sends, and the author of the posts that they write. */
const PEOPLE = {
  nobody: { uid: 'nobody', token: undefined },
  'a visitor': { uid: 'visitor-1', token: tokenOf('visitor-1') },
  'a visitor with staff: "yes"': {
    uid: STAFF_UID,
    token: tokenOf(STAFF_UID, { ...VERIFIED_STAFF, staff: 'yes' }),
  },
  'staff without the claim': {
    uid: WITHOUT_CLAIM_UID,
    token: tokenOf(WITHOUT_CLAIM_UID, { email_verified: true }),
  },
  'staff with an unverified address': {
    uid: UNVERIFIED_UID,
    token: tokenOf(UNVERIFIED_UID, { staff: true, email_verified: false }),
  },
  'staff whose token does not say if the address is verified': {
    uid: UNVERIFIED_UID,
    token: tokenOf(UNVERIFIED_UID, { staff: true }),
  },
  // With a token issued before, which is valid for up to an hour.
  'revoked staff': { uid: 'staff-4', token: tokenOf('staff-4', VERIFIED_STAFF) },
  'staff without a second factor': {
    uid: STAFF_UID,
    // Not trusted: a claim stays in the token until it expires.
    token: tokenOf(STAFF_UID, {
      staff: true,
      email_verified: true,
      role: 'owner',
      withoutSecondFactor: true,
    }),
  },
  'staff after twelve hours': {
    uid: STAFF_UID,
    token: tokenOf(STAFF_UID, VERIFIED_STAFF, { signedInFor: 12 * HOUR }),
  },
  staff: { uid: STAFF_UID, token: tokenOf(STAFF_UID, { ...VERIFIED_STAFF, role: 'owner' }) },
  'an owner who needs no second factor, after eleven hours': {
    uid: OWNER_UID,
    token: tokenOf(OWNER_UID, { staff: true, email_verified: true }, { signedInFor: 11 * HOUR }),
  },
  'a writer': { uid: WRITER_UID, token: tokenOf(WRITER_UID, { ...VERIFIED_STAFF, role: 'owner' }) },
  'staff without a role': { uid: WITHOUT_ROLE_UID, token: tokenOf(WITHOUT_ROLE_UID, VERIFIED_STAFF) },
  'staff with an unknown role': { uid: UNKNOWN_ROLE_UID, token: tokenOf(UNKNOWN_ROLE_UID, VERIFIED_STAFF) },
  'staff about to leave': { uid: LEAVING_UID, token: tokenOf(LEAVING_UID, VERIFIED_STAFF) },
  'staff with an expired token': {
    uid: STAFF_UID,
    token: tokenOf(STAFF_UID, VERIFIED_STAFF, { age: 2 * HOUR }),
  },
  'staff of another project': {
    uid: STAFF_UID,
    token: tokenOf(STAFF_UID, VERIFIED_STAFF, { project: 'demo-another-project' }),
  },
  // Not subject to the rules: sets up and verifies.
  admin: { uid: 'admin', token: 'owner' },
} as const;

export type Person = keyof typeof PEOPLE;

/** The token as the SDK sends it. */
export function tokenOfPerson(who: Person): string | undefined {
  return PEOPLE[who].token;
}

export function uidOf(who: Person): string {
  return PEOPLE[who].uid;
}

/** The address in a person's token. */
export function addressOf(who: Person): string {
  return emailOf(uidOf(who));
}

export const ANYONE: readonly Person[] = [
  'nobody',
  'a visitor',
  'a visitor with staff: "yes"',
  'staff without the claim',
  'staff with an unverified address',
  'staff whose token does not say if the address is verified',
  'revoked staff',
  'staff without a second factor',
  'staff after twelve hours',
  'staff',
  'an owner who needs no second factor, after eleven hours',
];
export const OWNERS: readonly Person[] = ['an owner who needs no second factor, after eleven hours'];
export const STAFF: readonly Person[] = ['staff', ...OWNERS];
export const WRITERS: readonly Person[] = ['a writer', 'staff with an unknown role'];
export const EDITORS: readonly Person[] = [...STAFF, 'staff without a role'];
export const NO_ONE: readonly Person[] = [];

const asField = ([name, value]: [string, unknown]) =>
  [name, typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value }] as const;

/** Stores a document with the role of each member of staff, bypassing the rules of the Firestore at a host. */
export async function storeStaff(host: string): Promise<void> {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: Object.entries(RIGHTS).map(([uid, right]) => ({
        update: {
          name: `${documents}/staff/${uid}`,
          fields: Object.fromEntries(Object.entries(right).map(asField)),
        },
      })),
    }),
  });
  if (!response.ok) throw new Error(`Staff could not be stored: ${await response.text()}`);
}
