/** What the Remote Config emulator serves. The headline test shows each variant to half of the visitors. */
export const remoteConfigTemplate = {
  version: 1,
  parameters: { ab_test_view: { defaultValue: 'A', split: { A: 50, B: 50 } } },
};
