import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { BUILT_CONFIG } from '../scripts/build/hosting-config.ts';
import {
  checkAddress,
  checkSignIn,
  findDeployHooks,
  findInvalidSettings,
  findMissingSettings,
} from './deploy/deploy-check.ts';
import { rebuildPosts, smokeAppCheckToken } from './deploy/prepare-smoke-run.ts';
import { connect } from './project/connect.ts';
import { googleApi } from './project/google-api.ts';
import { wasSent } from './project/sent-mail.ts';
import { smokeRun } from './project/smoke-run.ts';

/**
 * `npm run deploy`: checks the settings, builds for production, deploys to Firebase and smoke-tests the live site. With
 * `--built` it deploys an existing build.
 */
const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log('Usage: FIREBASE_PROJECT=PROJECT npm run deploy [-- --built]');
  process.exit();
}
const environment = loadEnv('production', process.cwd(), '');
const obstacles = [...findMissingSettings(environment), ...(await checkAddress(environment))];
if (obstacles.length === 0) obstacles.push(...findInvalidSettings(environment));
if (values.built) obstacles.push(...findDeployHooks(JSON.parse(readFileSync(BUILT_CONFIG, 'utf8'))));
if (obstacles.length === 0) obstacles.push(...(await checkSignIn()));
if (obstacles.length > 0) {
  console.error(`The site cannot be deployed yet:\n${obstacles.map((line) => `  - ${line}`).join('\n')}\n`);
  console.error('docs/for-operators.md says how.');
  process.exit(1);
}
const { FIREBASE_PROJECT: project = '', SITE_URL: siteUrl = '', SMOKE_MAILBOX: smokeMailbox } = environment;
if (!values.built) run('scripts/build.ts');
const targetArgs = ['--config', BUILT_CONFIG, '--project', project];
run('node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', ...targetArgs);

console.log(`\nTrying ${siteUrl}. After a first deploy, its list of posts takes a minute or two.`);
const call = googleApi(project);
await rebuildPosts(project, call);
const appCheckToken = await smokeAppCheckToken(environment, call);
const canMail = smokeMailbox && (appCheckToken || !environment.SITE_APP_CHECK_SITE_KEY);
const mail = canMail
  ? { email: smokeMailbox, wasSent: (since: Date) => wasSent(connect(project).database, smokeMailbox, since) }
  : undefined;
const faults = await smokeRun(siteUrl, { mail, appCheckToken, feedTimeoutMs: 180_000 });
if (faults.length > 0) {
  console.error(
    `Deployed, but ${siteUrl} is not in order:\n${faults.map((line) => `  - ${line}`).join('\n')}`,
  );
  console.error('How to roll back: docs/runbook.md');
  process.exit(1);
}
const untried = smokeMailbox
  ? 'App Check wants a token of SMOKE_APP_CHECK_TOKEN'
  : 'SMOKE_MAILBOX names no email address';
console.log(`${siteUrl} is in order.${mail ? '' : ` Mail was not tried: ${untried}.`}`);

function run(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
