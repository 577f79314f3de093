import { applyAccounts } from './project/accounts.ts';
import { googleApi, projectNumber } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';

/** `npm run accounts -- --project PROJECT`: creates the accounts that functions run as, and grants each its roles. */
const USAGE = 'Usage: npm run accounts -- --project PROJECT';

await runCommand(USAGE, {}, async ({ project, environment: { SITE_FIREBASE_STORAGE_BUCKET: bucket } }) => {
  if (!bucket) throw new Error('SITE_FIREBASE_STORAGE_BUCKET is missing in .env.production');
  const call = googleApi(project);
  const target = { project, bucket, number: await projectNumber(project, call) };
  for await (const line of applyAccounts(target, call)) console.log(line);
});
