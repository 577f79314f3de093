import { loadEnv } from 'vite';
import { readSiteSettings } from '../src/domain/settings/site-settings.ts';

/** The demo staff account, from .env.demo. */
export function demoStaff(): { readonly email: string; readonly password: string } {
  const settings = readSiteSettings(loadEnv('demo', process.cwd(), 'SITE_'));
  if (!settings.demoStaff) throw new Error('.env.demo has no demo account');
  return settings.demoStaff;
}
