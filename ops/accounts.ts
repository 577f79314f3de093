import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { applyAccounts } from './project/accounts.ts';
import { googleApi } from './project/google-api.ts';
import { projectNumber } from './project/project-number.ts';
import { runCommand } from './project/run-command.ts';

/** `npm run accounts`: the accounts that functions run as, and the roles of each. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const { SITE_FIREBASE_STORAGE_BUCKET: bucket, FIREBASE_PROJECT } = loadEnv('production', process.cwd(), '');
  const project = values.project ?? FIREBASE_PROJECT;
  if (!project) throw new Error('Usage: npm run accounts -- --project PROJECT');
  if (!bucket) throw new Error('SITE_FIREBASE_STORAGE_BUCKET is missing in .env.production');
  const call = googleApi(project);
  const target = { project, bucket, number: await projectNumber(project, call) };
  for (const line of await applyAccounts(target, call)) console.log(line);
});
