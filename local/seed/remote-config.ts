/** What the Remote Config emulator serves. The headline test splits visitors in half. */
export const remoteConfigTemplate = {
  version: 1,
  parameters: { ab_test_view: { defaultValue: 'A', split: { A: 50, B: 50 } } },
};
