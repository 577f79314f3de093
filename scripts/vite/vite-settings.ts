import { loadEnv, type Plugin } from 'vite';
import { readSiteSettings } from '../../src/domain/settings/site-settings.ts';
import { tagManagerTexts } from '../build/tag-manager-snippet.ts';

/**
 * Compiles in the checked settings, as `src/settings.ts` declares them, and the tag manager's texts. A build uses the
 * settings of its mode; Vite's own server and the tests use those of the local run.
 */
export function siteSettings(): Plugin {
  return {
    name: 'site-settings',
    config: (_, { command, mode }) => {
      const environment = loadEnv(command === 'build' ? mode : 'demo', process.cwd(), 'SITE_');
      const settings = { ...readSiteSettings(environment), buildYear: new Date().getFullYear() };
      return {
        define: {
          __SITE_SETTINGS__: JSON.stringify(settings),
          // `define` takes an expression: `undefined` without a tag manager.
          __TAG_MANAGER__: JSON.stringify(tagManagerTexts(settings)) ?? 'undefined',
        },
      };
    },
  };
}
