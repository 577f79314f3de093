import { UnsecuredJWT } from 'jose';
import { PROJECT_ID } from '../../emulators/project.ts';

export const STAFF_UID = 'staff-1';

const NOW = Math.floor(Date.now() / 1000);

/** An ID token as the Auth emulator issues it: unsigned. */
function tokenOf(
  uid: string,
  claims: { staff?: unknown } = {},
  { project = PROJECT_ID, age = 0 } = {},
): string {
  const issued = NOW - age;
  return new UnsecuredJWT({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: issued,
    iat: issued,
    exp: issued + 3600,
    sub: uid,
    user_id: uid,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  }).encode();
}

/** The callers: the token that the SDK sends, and the author of the posts that they write. */
const PEOPLE = {
  nobody: { uid: 'nobody', token: undefined },
  'a visitor': { uid: 'visitor-1', token: tokenOf('visitor-1') },
  'a visitor with staff: "yes"': { uid: 'visitor-2', token: tokenOf('visitor-2', { staff: 'yes' }) },
  staff: { uid: STAFF_UID, token: tokenOf(STAFF_UID, { staff: true }) },
  'staff with an expired token': {
    uid: STAFF_UID,
    token: tokenOf(STAFF_UID, { staff: true }, { age: 2 * 3600 }),
  },
  'staff of another project': {
    uid: STAFF_UID,
    token: tokenOf(STAFF_UID, { staff: true }, { project: 'demo-another-project' }),
  },
  // Not subject to the rules: prepares and checks.
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

export const ANYONE: readonly Person[] = ['nobody', 'a visitor', 'a visitor with staff: "yes"', 'staff'];
export const STAFF: readonly Person[] = ['staff'];
export const NO_ONE: readonly Person[] = [];

/** People whose token is rejected as invalid, even for public data. */
const UNKNOWN: readonly Person[] = ['staff with an expired token', 'staff of another project'];

/** `unknown` means that the token is rejected. */
export type Answer = 'allowed' | 'refused' | 'unknown';

/** Each row of a table for each person, with the expected outcome. */
export function forEachPerson<Row extends { readonly may: readonly Person[] }>(
  rows: readonly Row[],
  { isOwn }: { readonly isOwn: boolean },
): (Row & { readonly who: Person; readonly answer: Answer })[] {
  return rows.flatMap((row) => [
    ...ANYONE.map((who) => ({ ...row, who, answer: row.may.includes(who) ? 'allowed' : 'refused' }) as const),
    ...(isOwn ? UNKNOWN.map((who) => ({ ...row, who, answer: 'unknown' }) as const) : []),
  ]);
}
