/**
 * The accounts that functions run as, by what stands before the @ of their email addresses. `npm run accounts` makes them, with
 * the roles of ops/project/accounts.ts: what visitors call may send no mail and write no file.
 */
export const ACCOUNTS = { visitors: 'website-visitors', tasks: 'website-tasks' } as const;
