import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { BUILT_CONFIG } from './hosting-config.ts';

/** `npm run deploy`: builds for production and hands everything to Firebase. Says what is missing first. */
const missing = findMissing();
if (missing.length > 0) {
  console.error(`The site cannot be deployed yet:\n${missing.map((line) => `  - ${line}`).join('\n')}\n`);
  console.error('The README says how, under "Into production".');
  process.exit(1);
}
for (const args of [
  ['scripts/build.ts'],
  ['node_modules/firebase-tools/lib/bin/firebase.js', 'deploy', ...target()],
]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function findMissing(): string[] {
  const lines: string[] = [];
  if (!process.env.FIREBASE_PROJECT) {
    lines.push(
      'no project: name yours in FIREBASE_PROJECT, for instance FIREBASE_PROJECT=my-project npm run deploy',
    );
  } else if (process.env.FIREBASE_PROJECT.startsWith('demo-')) {
    lines.push(
      `${process.env.FIREBASE_PROJECT} is a name for the local run only (demo-…): make a project of your own`,
    );
  }
  if (!existsSync('.env.production') && !process.env.SITE_FIREBASE_PROJECT_ID) {
    lines.push('no settings: copy .env.example to .env.production and fill it in');
  }
  return lines;
}

function target(): string[] {
  return ['--config', BUILT_CONFIG, '--project', process.env.FIREBASE_PROJECT ?? ''];
}
