import { afterEach, expect, test, vi } from 'vitest';

/** Loads the settings again, for this environment, which the module reads only once. */
async function loadSettings(environment: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('./settings.ts');
}

afterEach(() => vi.unstubAllEnvs());

test('a deployed function declares its secrets; in the emulator, without Secret Manager, it declares none', async () => {
  const deployed = await loadSettings({ FUNCTIONS_EMULATOR: '' });
  expect(deployed.secrets('SMTP_URL', 'VISITOR_KEY')).toEqual({ secrets: ['SMTP_URL', 'VISITOR_KEY'] });
  const local = await loadSettings({ FUNCTIONS_EMULATOR: 'true' });
  expect(local.secrets('SMTP_URL', 'VISITOR_KEY')).toEqual({ secrets: [] });
});

test('CONT-14 limits are configurable and have defaults', async () => {
  const { setting } = await loadSettings({ LIMIT_LINKS_PER_MAILBOX: '9' });
  expect([setting('LIMIT_LINKS_PER_MAILBOX'), setting('LIMIT_MESSAGES_PER_ADDRESS')]).toEqual([9, 5]);
});

test.each(['0', '-1', '1.5', 'many'])('CONT-14 a limit of %j is refused with its name', async (limit) => {
  const { setting } = await loadSettings({ LIMIT_CALLS_PER_IP: limit });
  expect(() => setting('LIMIT_CALLS_PER_IP')).toThrow('LIMIT_CALLS_PER_IP');
});
