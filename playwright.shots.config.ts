import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { browserOptions, THIS_MACHINE_ONLY } from './scripts/chromium.ts';

/** `npm run shots`: a screenshot of every screen and state, in a report to look through. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/shots',
  reporter: [['list'], ['html', { outputFolder: '.local/shots', open: 'never' }]],
  use: {
    ...journeys.use,
    launchOptions: browserOptions(THIS_MACHINE_ONLY),
    screenshot: 'off',
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    // Shots with the tag @medium, such as those of print and forced colours, do not depend on the colour scheme.
    { name: 'dark', use: { colorScheme: 'dark' }, grepInvert: /@medium/ },
  ],
});
