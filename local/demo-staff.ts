import { loadEnv } from 'vite';
import { readSiteSettings } from '../scripts/vite/site-settings.ts';

/** The demo staff account, from .env.demo. */
export function demoStaff(): { readonly email: string; readonly password: string } {
  const { emulators } = readSiteSettings(loadEnv('demo', process.cwd(), 'SITE_'));
  if (!emulators) throw new Error('.env.demo has no settings for emulators');
  return emulators.demoStaff;
}
