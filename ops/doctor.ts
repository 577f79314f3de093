import { globSync, readFileSync } from 'node:fs';
import { site } from '../src/content/site.ts';
import { findInvalidSettings } from './deploy/deploy-check.ts';
import { checkProject } from './project/checks.ts';
import type { Finding } from './project/findings.ts';
import { googleApi } from './project/google-api.ts';
import { findPlaceholders } from './project/placeholders.ts';
import { runCommand } from './project/run-command.ts';

/**
 * `npm run doctor -- --project PROJECT [--before-deploy]`: lists what is still missing before a project can be opened to
 * visitors, or first deployed, and how to repair it.
 */
const USAGE = 'Usage: npm run doctor -- --project PROJECT [--before-deploy]';
const OPTIONS = { 'before-deploy': { type: 'boolean', default: false } } as const;

/** The texts that may name the company, by file. The fields of site.ts are judged one by one. */
function readTexts() {
  const files = globSync(['src/content/**/*.{ts,md,yaml}', 'public/site.webmanifest'], {
    exclude: ['src/content/site.ts'],
  });
  return files.map((file) => [file, readFileSync(file, 'utf8')] as const);
}

await runCommand(USAGE, OPTIONS, async ({ project, environment, values }) => {
  const invalid = findInvalidSettings(project, environment);
  if (invalid.length > 0) throw new Error(invalid.join('\n'));
  const { SITE_URL = '', SITE_RECAPTCHA_SITE_KEY = '' } = environment;
  const checked = {
    project,
    host: new URL(SITE_URL).hostname,
    recaptchaSiteKey: SITE_RECAPTCHA_SITE_KEY,
    bucket: environment.SITE_FIREBASE_STORAGE_BUCKET ?? '',
    hasAppCheck: Boolean(environment.SITE_APP_CHECK_SITE_KEY),
  };
  const isDeployed = !values['before-deploy'];
  const findings = [
    ...(isDeployed ? findPlaceholders(site, readTexts()) : []),
    ...(await checkProject(checked, googleApi(project), { isDeployed })),
  ];
  for (const { state, message, repair } of findings)
    console.log(`${state.padEnd(8)} ${message}${repair ? `\n         → ${repair}` : ''}`);
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  const unread = count('unknown') > 0 ? ` ${count('unknown')} could not be read.` : '';
  if (count('wrong') > 0)
    throw new Error(`\n${count('wrong')} of ${findings.length} checks need your attention.${unread}`);
  console.log(`\n${count('ok')} of ${findings.length} checks are in order.${unread}`);
});
