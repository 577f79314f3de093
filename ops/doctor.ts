import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { site } from '../src/content/site.ts';
import { whatIsMissing } from './deploy/deploy-check.ts';
import { checkProject, type Finding } from './project/checks.ts';
import { googleApi } from './project/google-api.ts';
import { placeholders } from './project/placeholders.ts';
import { runCommand } from './project/run-command.ts';

/** `npm run doctor -- --project PROJECT`: what a project lacks before visitors come, each with what repairs it. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const environment = loadEnv('production', process.cwd(), '');
  const project = values.project ?? environment.FIREBASE_PROJECT;
  const missing = whatIsMissing({ ...environment, FIREBASE_PROJECT: project });
  if (!project || missing.length > 0) throw new Error(missing.join('\n'));
  const { SITE_URL = '', SITE_RECAPTCHA_SITE_KEY = '' } = environment;
  const checked = { project, host: new URL(SITE_URL).hostname, recaptchaSiteKey: SITE_RECAPTCHA_SITE_KEY };
  const findings = [...placeholders(site), ...(await checkProject(checked, googleApi(project)))];
  for (const finding of findings) console.log(lineOf(finding));
  const faults = findings.filter(({ state }) => state !== 'ok').length;
  if (faults > 0) throw new Error(`\n${faults} of ${findings.length} checks need you.`);
  console.log(`\nAll ${findings.length} checks are in order.`);
});

function lineOf({ state, what, repair }: Finding): string {
  return `${state.padEnd(8)} ${what}${repair ? `\n         → ${repair}` : ''}`;
}
