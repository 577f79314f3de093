import { afterEach, expect, test, vi } from 'vitest';

/** Loads the module with this environment, which the module reads only once. */
async function withEnvironment(environment: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('./settings.ts');
}

afterEach(() => vi.unstubAllEnvs());

test('functions are deployed with their secrets; the emulator has no Secret Manager', async () => {
  const deployed = await withEnvironment({ FUNCTIONS_EMULATOR: '' });
  expect(deployed.secrets('SMTP_URL', 'VISITOR_KEY')).toEqual({ secrets: ['SMTP_URL', 'VISITOR_KEY'] });
  const local = await withEnvironment({ FUNCTIONS_EMULATOR: 'true' });
  expect(local.secrets('SMTP_URL', 'VISITOR_KEY')).toEqual({ secrets: [] });
});

test('CONT-14 limits are configurable and have defaults', async () => {
  const { setting } = await withEnvironment({ LIMIT_LINKS_PER_MAILBOX: '9' });
  expect([setting('LIMIT_LINKS_PER_MAILBOX'), setting('LIMIT_MESSAGES_PER_ADDRESS')]).toEqual([9, 5]);
});

test.each(['0', '-1', '1.5', 'many'])('CONT-14 a limit of %j is refused with its name', async (limit) => {
  const { setting } = await withEnvironment({ LIMIT_CALLS_PER_IP: limit });
  expect(() => setting('LIMIT_CALLS_PER_IP')).toThrow('LIMIT_CALLS_PER_IP');
});
