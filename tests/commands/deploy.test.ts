import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const AT_ROOT = { cwd: ROOT, encoding: 'utf8' } as const;

const SETTINGS = {
  ...parseEnv(readFileSync(resolve(ROOT, '.env.demo'), 'utf8')),
  FIREBASE_PROJECT: 'our-site',
  SITE_FIREBASE_PROJECT_ID: 'our-site',
  SITE_URL: 'https://localhost',
  MAIL_FROM: 'no-reply@our.site',
  CONTACT_MAILBOX: 'hello@our.site',
  GOOGLE_APPLICATION_CREDENTIALS: '/no/such/file',
};

test.each([
  ['no project: name yours, by --project your-project or FIREBASE_PROJECT', {}],
  [
    'CONTACT_MAILBOX in .env.production: must be an email address',
    { ...SETTINGS, CONTACT_MAILBOX: 'nobody' },
  ],
  ['no settings: SITE_FIREBASE_PROJECT_ID is missing', { FIREBASE_PROJECT: 'our-site' }],
  ['two projects: our-staging, but', { ...SETTINGS, FIREBASE_PROJECT: 'our-staging' }],
  ['demo-site is a name for the local run only', { ...SETTINGS, FIREBASE_PROJECT: 'demo-site' }],
  ['no sign-in: npx firebase login', SETTINGS],
])('DAY-05 before it builds, npm run deploy says "%s"', (line, settings) => {
  const names = Object.keys(process.env).filter((name) => /^(SITE_|FIREBASE_)/.test(name));
  const unset = Object.fromEntries(names.map((name) => [name, undefined]));
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'deploy', '--silent'], {
    ...AT_ROOT,
    env: { ...process.env, ...unset, ...settings },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(line);
});

test.each(['deploy', 'doctor', 'staff'])('DAY-05 npm run %s -- --help prints its usage', (name) => {
  const { status, stdout } = spawnSync('npm', ['run', name, '--silent', '--', '--help'], AT_ROOT);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: .*npm run/)]);
});

/** Runs what Firebase's own tools run before they deploy a part of firebase.json. */
function predeploy(target: string) {
  const script = `
    const { Config } = require('firebase-tools/lib/config');
    const { lifecycleHooks } = require('firebase-tools/lib/deploy/lifecycleHooks');
    const config = Config.load({ cwd: process.cwd(), configPath: 'firebase.json' });
    lifecycleHooks('${target}', 'predeploy')({}, { config, project: 'our-site', projectRoot: process.cwd() })
      .catch((error) => { console.error(error.message); process.exitCode = 1; });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], AT_ROOT);
  return { status, output: stdout + stderr };
}

test.each(['hosting', 'functions'])(
  'DAY-05 a bare `firebase deploy` stops before %s, and names the command to use',
  (target) => {
    const { status, output } = predeploy(target);
    expect(status).toBe(1);
    expect(output).toContain('FIREBASE_PROJECT=our-site npm run deploy');
  },
);
