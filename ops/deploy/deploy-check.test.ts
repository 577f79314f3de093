import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test, vi } from 'vitest';
import { deployArgs } from './deploy-args.ts';
import { checkAddress, findBuildFaults, findInvalidSettings } from './deploy-check.ts';

vi.mock('node:dns/promises', () => ({ lookup: () => Promise.reject({ code: 'ENOTFOUND' }) }));

const settings = {
  ...(parseEnv(readFileSync('.env.demo', 'utf8')) as Record<string, string>),
  MAIL_FROM: 'no-reply@our.site',
  CONTACT_MAILBOX: 'hello@our.site',
};

test.each([
  ['SITE_URL', '', 'Invalid URL'],
  ['SITE_LINK_HOURS', '73', 'must be a whole number from 1 to 72'],
  ['LIMIT_CALLS_PER_IP', 'many', 'must be a whole number from 1 to 1000000'],
  ['SITE_STAFF_GOOGLE_SIGN_IN', 'yes', 'must be 0 or 1'],
  ['CONTACT_MAILBOX', 'nobody', 'must be an email address'],
  ['MAIL_FROM', 'Our company', 'must have an email address, as in Your company <no-reply@example.com>'],
  ['SITE_VIDEO_HOME', 'https://vimeo.com/1', 'must be a video on YouTube, with https'],
  ['SITE_FIREBASE_STORAGE_BUCKET', 'gs://our-site', 'must be the name of the bucket, without gs://'],
])('DAY-05 %s=%s stops a deploy: %s', (name, value, fault) => {
  const lines = findInvalidSettings('our-site', { ...settings, [name]: value });
  expect(lines).toEqual([`${name} in .env.production: ${fault}`]);
});

test('DAY-05 a built configuration that names commands or another bucket is refused', () => {
  const source = { source: 'functions/deploy' };
  const functions = [source, { ...source, postdeploy: ['x'] }];
  const config = { storage: {}, functions, hosting: { public: 'dist', predeploy: 'x', csp: '/v0/b/own/' } };
  // The faults begin with "commands: functions", "commands: hosting" and "another site:".
  const secondWords = (bucket: string) => findBuildFaults(config, bucket).map((line) => line.split(' ')[1]);
  expect(secondWords('own')).toEqual(['functions', 'hosting']);
  expect(secondWords('other')).toEqual(['site:', 'functions', 'hosting']);
});

test('DAY-05 if a host of one’s own has no DNS record, the address of the project is suggested; if even that cannot be resolved, the DNS of this machine is blamed', async () => {
  expect(await checkAddress('https://example.com', 'our-site')).toEqual([
    expect.stringMatching('use https://our-site.web.app until .*, or repair the record'),
  ]);
  expect(await checkAddress('https://our-site.web.app', 'our-site')).toEqual([
    expect.stringContaining('cannot resolve names'),
  ]);
});

test('DAY-06 a release is named by its commit, so that a rollback finds what was live', () => {
  expect(deployArgs('our-site').join(' ')).toMatch(/^deploy --config .* --message [\da-f]{7,}(-dirty)?$/);
});
