import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { functionSettingsFile } from './function-settings.ts';

const settings = {
  SITE_URL: 'https://www.example.com',
  MAIL_FROM: 'A site <no-reply@example.com>',
  CONTACT_MAILBOX: 'hello@example.com',
};

test('the settings of the functions are written as given, without anything else from the environment', () => {
  const file = functionSettingsFile({
    ...settings,
    OUTBOX_KEEP_DAYS: '14',
    SITE_LINK_HOURS: '24',
    PATH: '/bin',
    SMTP_URL: 'smtp://secret',
  });
  expect(parseEnv(file)).toEqual({ ...settings, OUTBOX_KEEP_DAYS: '14', SITE_LINK_HOURS: '24' });
});

test('if the site sends App Check tokens, the functions require them', () => {
  const written = (key: string) =>
    parseEnv(functionSettingsFile({ ...settings, SITE_APP_CHECK_SITE_KEY: key }));
  expect(written('site-key')).toEqual({ ...settings, REQUIRE_APP_CHECK: '1' });
  expect(written('')).toEqual(settings);
});

test.each([
  ['SITE_URL', undefined],
  ['SITE_URL', 'www.example.com'],
  ['MAIL_FROM', ''],
  ['CONTACT_MAILBOX', 'hello'],
  ['OUTBOX_KEEP_DAYS', 'a month'],
  ['LIMIT_CALLS_PER_IP', '0'],
])('an invalid setting stops the build with its name: %s=%s', (name, value) => {
  expect(() => functionSettingsFile({ ...settings, [name]: value })).toThrow(name);
});
