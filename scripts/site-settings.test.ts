import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { localUrl, STANDARD_PORTS as PORTS } from '../local/ports.ts';
import { readSiteSettings } from '../src/domain/settings/site-settings.ts';

const demo = parseEnv(readFileSync(new URL('../.env.demo', import.meta.url), 'utf8'));

const LOCAL_ONLY = [
  'SITE_EMULATORS',
  'SITE_DEMO_STAFF_EMAIL',
  'SITE_DEMO_STAFF_PASSWORD',
  'SITE_CAPTCHA_SCRIPT',
  'SITE_LOCAL_MAILBOX',
];
const OPTIONAL = [...LOCAL_ONLY, 'SITE_TAG_MANAGER_ID', 'SITE_VIDEO_HOME'];

test('the settings of the local run are complete, and name the emulators', () => {
  const settings = readSiteSettings(demo);
  expect(settings.firebase.projectId).toBe('demo-datum-and-beam');
  expect(settings.emulators).toEqual({
    firestorePort: PORTS.firestore.port,
    storagePort: PORTS.storage.port,
    remoteConfigPort: PORTS.remoteConfig.port,
    tagManagerPort: PORTS.tagManager.port,
    authPort: PORTS.auth.port,
  });
  expect(settings.demoStaff).toEqual({ email: 'editor@datumandbeam.example', password: 'demo-editor' });
  expect(settings.localMailbox).toBe(localUrl(PORTS.mailbox));
  expect(settings.captchaScript).toContain(localUrl(PORTS.captcha));
});

test('without SITE_EMULATORS the site uses Firebase, and omits the demo account', () => {
  const settings = readSiteSettings({ ...demo, SITE_EMULATORS: undefined });
  expect(settings).not.toHaveProperty('emulators');
  expect(JSON.stringify(settings)).not.toContain('demo-editor');
});

test('App Check is off unless it has a key; the sign-in with Google is off unless it is enabled', () => {
  expect(readSiteSettings(demo)).not.toHaveProperty('appCheckSiteKey');
  expect(readSiteSettings({ ...demo, SITE_APP_CHECK_SITE_KEY: 'key' }).appCheckSiteKey).toBe('key');
  expect(readSiteSettings(demo).staffSignInWithGoogle).toBe(false);
  expect(readSiteSettings({ ...demo, SITE_STAFF_GOOGLE_SIGN_IN: '1' }).staffSignInWithGoogle).toBe(true);
});

test('DOWN-01 a link is valid for an hour, or as long as a setting says', () => {
  const hours = (value?: string) => readSiteSettings({ ...demo, SITE_LINK_HOURS: value }).linkHours;
  expect([hours(), hours('24')]).toEqual([1, 24]);
  expect(() => hours('0')).toThrow('SITE_LINK_HOURS');
  expect(() => hours('73')).toThrow('SITE_LINK_HOURS');
});

test('MKT-01 the tag manager is initialised from a setting, which may be empty', () => {
  expect(readSiteSettings(demo).tagManagerId).toBe('GTM-DEMO');
  expect(readSiteSettings({ ...demo, SITE_TAG_MANAGER_ID: '' })).not.toHaveProperty('tagManagerId');
  expect(readSiteSettings({ ...demo, SITE_TAG_MANAGER_ID: undefined })).not.toHaveProperty('tagManagerId');
});

test('the error lists every missing variable, and says where they are explained', () => {
  const required = Object.keys(demo).filter((name) => !OPTIONAL.includes(name));
  expect(required.length).toBeGreaterThanOrEqual(8);
  expect(() => readSiteSettings({})).toThrow('.env.example');
  for (const name of required) expect(() => readSiteSettings({})).toThrow(name);
});

test.each([
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SITE_BOOKING_URL', 'ftp://example.com'],
  ['SITE_VIDEO_HOME', 'http://www.youtube.com/watch?v=DatumBeam01'],
  ['SITE_RECAPTCHA_SITE_KEY', ''],
  ['SITE_FIREBASE_API_KEY', ''],
  ['SITE_TAG_MANAGER_ID', 'UA-1234'],
  ['SITE_TAG_MANAGER_ID', 'GTM-<script>'],
  ['SITE_EMULATORS', 'yes'],
  ['SITE_FIRESTORE_EMULATOR_PORT', '0'],
  ['SITE_FIRESTORE_EMULATOR_PORT', 'eighty'],
  ['SITE_STORAGE_EMULATOR_PORT', '65536'],
])('%s=%s is rejected with an error that names the setting', (name, value) => {
  expect(() => readSiteSettings({ ...demo, [name]: value })).toThrow(name);
});

test('.env.example lists every setting that a build for Firebase needs', () => {
  const example = Object.keys(parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')));
  const required = Object.keys(demo).filter((name) => !LOCAL_ONLY.includes(name));
  expect(example).toEqual(expect.arrayContaining(required));
});
