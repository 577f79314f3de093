/** What the Remote Config emulator serves. The headline test gives half of the visitors each variant. */
export const remoteConfigTemplate = {
  version: 1,
  parameters: { ab_test_view: { defaultValue: 'A', split: { A: 50, B: 50 } } },
};
