import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { BUILT_CONFIG } from '../scripts/build/hosting-config.ts';
import { deployArgs } from './deploy/deploy-args.ts';
import { checkAddress, checkSignIn, findBuildFaults, findInvalidSettings } from './deploy/deploy-check.ts';
import { rebuildPosts, smokeAppCheckToken } from './deploy/prepare-smoke-run.ts';
import { connect } from './project/connect.ts';
import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';
import { wasSent } from './project/sent-mail.ts';
import { smokeRun } from './project/smoke-run.ts';

/** `npm run deploy`: checks the settings, builds for production, deploys to Firebase and smoke-tests the live site. */
const USAGE = `Usage: FIREBASE_PROJECT=PROJECT npm run deploy [-- --built]
  --built   deploys an existing build, as .github/workflows/deploy.yml does`;
const OPTIONS = { built: { type: 'boolean', default: false } } as const;

await runCommand(USAGE, OPTIONS, async ({ project, environment, values: { built } }) => {
  const { SITE_URL: siteUrl = '', SITE_FIREBASE_STORAGE_BUCKET: bucket, SMOKE_MAILBOX } = environment;
  const obstacles = findInvalidSettings(project, environment);
  if (obstacles.length === 0) obstacles.push(...(await checkAddress(siteUrl, project)));
  if (built) obstacles.push(...findBuildFaults(JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')), bucket));
  if (obstacles.length === 0) obstacles.push(...(await checkSignIn()));
  if (obstacles.length > 0)
    throw new Error(
      `The site cannot be deployed yet:\n${asList(obstacles)}\n\ndocs/for-operators.md says how.`,
    );
  if (!built) run('scripts/build.ts');
  run('node_modules/firebase-tools/lib/bin/firebase.js', ...deployArgs(project));

  console.log(`\nTrying ${siteUrl}. After a first deploy, its list of posts takes a minute or two.`);
  const call = googleApi(project);
  await rebuildPosts(project, call);
  const appCheckToken = await smokeAppCheckToken(environment, call);
  const canMail = SMOKE_MAILBOX && (appCheckToken || !environment.SITE_APP_CHECK_SITE_KEY);
  const mail = canMail
    ? {
        email: SMOKE_MAILBOX,
        wasSent: (since: Date) => wasSent(connect(project).database, SMOKE_MAILBOX, since),
      }
    : undefined;
  const faults = await smokeRun(siteUrl, { mail, appCheckToken, feedTimeoutMs: 180_000 });
  if (faults.length > 0)
    throw new Error(
      `Deployed, but ${siteUrl} is not in order:\n${asList(faults)}\nHow to roll back: docs/runbook.md`,
    );
  const noMailReason = SMOKE_MAILBOX
    ? 'App Check wants a token of SMOKE_APP_CHECK_TOKEN'
    : 'SMOKE_MAILBOX names no email address';
  console.log(`${siteUrl} is in order.${mail ? '' : ` Mail was not tried: ${noMailReason}.`}`);
});

function asList(lines: readonly string[]): string {
  return lines.map((line) => `  - ${line}`).join('\n');
}

function run(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
