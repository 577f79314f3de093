/** The template that the tests' Remote Config emulator serves. */
export const remoteConfigTemplate = {
  version: 7,
  parameters: {
    headline: { defaultValue: 'Served' },
    ab_test_view: { defaultValue: 'A', split: { A: 50, B: 50 } },
  },
};
