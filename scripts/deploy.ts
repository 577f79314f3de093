import { spawnSync } from 'node:child_process';
import { loadEnv } from 'vite';
import { BUILT_CONFIG } from './build/hosting-config.ts';
import { whatIsMissing } from './deploy/deploy-check.ts';

/** `npm run deploy`: builds for production and deploys to Firebase. First lists what is missing. */
const environment = loadEnv('production', process.cwd(), '');
const missing = whatIsMissing(environment);
if (missing.length > 0) {
  console.error(`The site cannot be deployed yet:\n${missing.map((line) => `  - ${line}`).join('\n')}\n`);
  console.error('The README says how, under "Into production".');
  process.exit(1);
}
const target = ['--config', BUILT_CONFIG, '--project', environment.FIREBASE_PROJECT ?? ''];
for (const args of [
  ['scripts/build.ts'],
  ['node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', ...target],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
