import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { readSiteSettings } from '../../src/domain/settings/site-settings.ts';
import { families } from '../../src/pages.ts';
import { severeFindings } from '../../tests/security/severe-findings.ts';
import { headerRules, insertSources, pageRewrites, policySources } from './hosting-config.ts';
import { knownPages } from './known-pages.ts';
import { tagManagerTexts } from './tag-manager-snippet.ts';

const require = createRequire(import.meta.url);

const demo = parseEnv(readFileSync(new URL('../../.env.demo', import.meta.url), 'utf8'));
const production = readSiteSettings({
  ...demo,
  SITE_EMULATORS: undefined,
  SITE_BOOKING_URL: 'https://calendar.example.com/company/15-minutes',
});

const PAGES = [
  '<script>one()</script><style>a{}</style><script type="module" src="/a.js"></script>',
  '<script>one()</script><script data-entry="/a.js">two()</script><script type="application/json">{}</script>',
];

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function headerFor(name: string, settings: Parameters<typeof policySources>[1]): string | undefined {
  const everywhere = headerRules(policySources(PAGES, settings)).find(({ source }) => source === '**');
  return everywhere?.headers.find(({ key }) => key === name)?.value;
}

function policyFor(settings: Parameters<typeof policySources>[1]): string {
  return headerFor('Content-Security-Policy', settings) ?? '';
}

test('the policy has the hash of every inline script and style of the pages, each once', () => {
  const { 'inline-scripts': scripts, 'inline-styles': styles } = policySources(PAGES, production);
  expect(scripts).toEqual([sha256('one()'), sha256('two()')]);
  expect(styles).toEqual([sha256('a{}')]);
});

test('the policy of a production build has no local address and no placeholder', () => {
  const policy = policyFor(production);
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost|http:|[{}]| {2}/);
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy).toContain(' https://calendar.example.com;');
  expect(policy).not.toContain('apis.google.com');
});

test('Google’s evaluator finds no issue of high or medium severity in the production policy, but does in a weaker one', () => {
  expect(severeFindings(policyFor(production))).toEqual([]);
  expect(severeFindings(policyFor({ ...production, staffSignInWithGoogle: true }))).toEqual([]);
  const loosened = policyFor(production).replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline' https:",
  );
  expect(severeFindings(loosened.replaceAll(/'sha256-[^']+'/g, ''))).not.toEqual([]);
});

test('MKT-01 the policy has the hash of the inline script for its own tag manager container only', () => {
  const snippet = tagManagerTexts({ tagManagerId: 'GTM-REAL' })?.snippet ?? '';
  expect(policyFor({ ...production, tagManagerId: 'GTM-REAL' })).toContain(sha256(snippet));
  expect(policyFor({ ...production, tagManagerId: 'GTM-OTHER' })).not.toContain(sha256(snippet));
});

test('LEAD-01 a staging build’s policy allows the tag manager’s Preview, and its snippet loads the staging environment', () => {
  const tagManagerEnvironment = { auth: 'abc', preview: 'env-3' };
  const staging = { ...production, tagManagerId: 'GTM-REAL', tagManagerEnvironment };
  const texts = tagManagerTexts(staging);
  expect(texts?.snippet).toContain('&gtm_auth=abc&gtm_preview=env-3');
  const policy = policyFor(staging);
  expect(policy).toContain(sha256(texts?.snippet ?? ''));
  for (const part of ['script-src', 'style-src'])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://tagmanager\\.google\\.com`));
  expect(policyFor({ ...production, tagManagerId: 'GTM-REAL' })).not.toContain('tagmanager.google.com');
});

test('DAY-03 SAFE-06 the policy allows pictures from the site, its bucket and the hosts of measurement, and calls to no other bucket', () => {
  const policy = policyFor(production);
  const bucket = 'https://firebasestorage.googleapis.com/v0/b/demo-datum-and-beam.appspot.com/';
  const [, sources = ''] = /img-src ([^;]*);/.exec(policy) ?? [];
  const measurement = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];
  expect(sources.split(' ')).toEqual(["'self'", bucket, ...measurement]);
  const storage = new Set(policy.match(/https:\/\/firebasestorage[^\s;]*/g));
  expect([...storage]).toEqual([bucket]);
  expect(policy).toMatch(new RegExp(`connect-src [^;]* ${bucket} `));
});

test('DAY-03 only the reCAPTCHA script in use is allowed, and that of App Check if it is enabled', () => {
  const scripts = (policy: string) =>
    policy.match(/https:\/\/www\.(google|gstatic)\.com\/recaptcha\/[^\s;]+/g);
  const captcha = ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'];
  expect(scripts(policyFor(production))).toEqual(captcha);
  expect(scripts(policyFor({ ...production, appCheckSiteKey: 'key' }))).toEqual(
    captcha.toSpliced(1, 0, 'https://www.google.com/recaptcha/enterprise.js'),
  );
});

test('the script and the frame of the sign-in with Google are allowed only if it is enabled', () => {
  const policy = policyFor({ ...production, staffSignInWithGoogle: true });
  expect(policy).toMatch(
    /script-src [^;]* https:\/\/apis\.google\.com\/js\/ https:\/\/apis\.google\.com\/_\/scs\//,
  );
  expect(policy).toMatch(/frame-src [^;]*https:\/\/127\.0\.0\.1/);
});

test('SAFE-06 HSTS covers subdomains and preloading only if the setting says so', () => {
  const header = (hstsPreload: boolean) =>
    headerFor('Strict-Transport-Security', { ...production, hstsPreload });
  expect(header(false)).toBe('max-age=63072000');
  expect(header(true)).toBe('max-age=63072000; includeSubDomains; preload');
});

test('SEO-02 every response asks search engines to leave it out only if the setting says so', () => {
  expect(headerFor('X-Robots-Tag', production)).toBeUndefined();
  expect(headerFor('X-Robots-Tag', { ...production, noindex: true })).toBe('noindex');
});

test('an unknown placeholder stops the build', () => {
  expect(() => insertSources("script-src 'self' {inline-skripts}", { 'inline-scripts': [] })).toThrow(
    '{inline-skripts}',
  );
});

test('the pages that a function renders come from the same deploy as the files that they refer to', () => {
  const rewrites = pageRewrites();
  expect(rewrites.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['/resources', '/search', '/download', '/preview', '/blog', '/blog/*']),
  );
  // With this tag, a version of the site calls the function that was deployed with it, also after a rollback.
  for (const { function: to } of rewrites) expect(to).toMatchObject({ functionId: 'pages', pinTag: true });
});

test('QUIZ-05 Hosting serves one file for every unknown slug of a knowledge quiz, and no other path has an alias', () => {
  const [alias, ...others] = firebase.hosting.rewrites.filter(({ destination }) => destination);
  expect([alias?.source, others]).toEqual([families.knowledgeQuiz.path.replace(':slug', '*'), []]);
  const built = knownPages.filter(({ rendered }) => rendered === 'build');
  expect(built.map(({ path }) => `${path}.html`)).toContain(alias?.destination);
});

test('files under .well-known are deployed, other hidden files are not', () => {
  const { listFiles } = require('firebase-tools/lib/listFiles.js');
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, '.well-known'));
  for (const name of ['index.html', '.env', '.well-known/security.txt'])
    writeFileSync(join(folder, name), '');
  expect(listFiles(folder, firebase.hosting.ignore).toSorted()).toEqual([
    '.well-known/security.txt',
    'index.html',
  ]);
  rmSync(folder, { recursive: true });
});
