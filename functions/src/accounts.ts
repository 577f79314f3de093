/**
 * The service accounts that functions run as: the part of each email address before the @. `npm run accounts` creates them with
 * the roles in ops/project/accounts.ts. Functions that visitors call can neither send mail nor write files.
 */
export const ACCOUNTS = { visitors: 'website-visitors', tasks: 'website-tasks' } as const;

/** The email address of an account of the functions. */
export function accountEmail(name: keyof typeof ACCOUNTS, project: string): string {
  return `${ACCOUNTS[name]}@${project}.iam.gserviceaccount.com`;
}
