import type { SiteSettings } from '#domain/settings/site-settings.ts';

/** The settings of a build of the site, compiled in by scripts/vite/vite-settings.ts. */
declare const __SITE_SETTINGS__: SiteSettings & {
  /** The year of the build. */
  readonly buildYear: number;
};

export const settings = __SITE_SETTINGS__;
