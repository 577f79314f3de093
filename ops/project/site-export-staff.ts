import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserImportRecord, UserRecord } from 'firebase-admin/auth';
import * as z from 'zod';
import type { Project } from './connect.ts';
import { jsonOfValue, valueOfJson } from './site-export-values.ts';

const FILE = 'staff.json';

const staffSchema = z.strictObject({
  accounts: z.array(
    z.strictObject({
      uid: z.string(),
      email: z.string().optional(),
      emailVerified: z.boolean(),
      disabled: z.boolean(),
      customClaims: z.record(z.string(), z.unknown()),
      /** Sign-ins other than by password, such as Google's. */
      providerData: z.array(
        z.strictObject({ uid: z.string(), providerId: z.string(), email: z.string().optional() }),
      ),
    }),
  ),
  /** The documents of `staff`, by the account's uid. */
  rights: z.record(z.string(), z.unknown()),
});

/** Every account of a project, read in pages of 1000, Firebase's maximum; with the token `page`, those from that page on. */
export async function allUsers(auth: Project['auth'], page?: string): Promise<UserRecord[]> {
  const { users, pageToken } = await auth.listUsers(1000, page);
  return pageToken ? [...users, ...(await allUsers(auth, pageToken))] : users;
}

/** Writes accounts, without passwords or second factors, and who may publish. Returns how many accounts there are. */
export async function exportStaff({ auth, database }: Project, folder: string): Promise<number> {
  const accounts = (await allUsers(auth))
    .toSorted((one, other) => one.uid.localeCompare(other.uid))
    .map(({ uid, email, emailVerified, disabled, customClaims = {}, providerData }) => ({
      uid,
      email,
      emailVerified,
      disabled,
      customClaims,
      providerData: providerData
        .filter(({ providerId }) => providerId !== 'password')
        .map((provider) => ({ uid: provider.uid, providerId: provider.providerId, email: provider.email })),
    }));
  const { docs } = await database.collection('staff').get();
  const rights = Object.fromEntries(docs.map((right) => [right.id, jsonOfValue(right.data())]));
  writeFileSync(join(folder, FILE), `${JSON.stringify({ accounts, rights }, null, 2)}\n`);
  return accounts.length;
}

/**
 * Creates missing accounts of an export, and restores who may publish. An existing account stays as it is,
 * with its password. Returns how many were created.
 *
 * @throws Error that names what is wrong with the folder, or the accounts that Firebase refused
 */
export async function restoreStaff({ auth, database }: Project, folder: string): Promise<number> {
  const file = join(folder, FILE);
  if (!existsSync(file)) throw new Error(`${folder} has no ${FILE}`);
  const { accounts, rights } = staffSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const missing: UserImportRecord[] = [];
  for (const { email, ...account } of accounts) {
    const { users } = await auth.getUsers([{ uid: account.uid }, ...(email ? [{ email }] : [])]);
    // Firebase's type excludes a property that is undefined, and JSON cannot contain one.
    if (users.length === 0) missing.push({ ...account, ...(email && { email }) } as UserImportRecord);
  }
  if (missing.length > 0) {
    const { errors } = await auth.importUsers(missing);
    if (errors.length > 0)
      throw new Error(
        errors.map(({ index, error }) => `${missing[index]?.email}: ${error.message}`).join('\n'),
      );
  }
  for (const [uid, right] of Object.entries(rights)) {
    await database.doc(`staff/${uid}`).set(valueOfJson(right) as Record<string, unknown>);
  }
  return missing.length;
}
