import { applyMonitoring } from './project/apply-monitoring.ts';
import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';

/** `npm run monitoring`: creates or updates the alerts, uptime checks and budget of a project from the files of ops/. */
const USAGE = 'Usage: npm run monitoring -- --project PROJECT [--notify EMAIL …] [--budget AMOUNT]';

const OPTIONS = {
  notify: { type: 'string', multiple: true },
  budget: { type: 'string' },
} as const;

await runCommand(USAGE, OPTIONS, async ({ project, environment, values: { notify = [], budget } }) => {
  const { SITE_URL = '' } = environment;
  if (budget !== undefined && !/^\d+$/.test(budget)) throw new Error(USAGE);
  if (!URL.canParse(SITE_URL)) throw new Error('SITE_URL in .env.production is not a URL');
  const target = { project, notify, budget, host: new URL(SITE_URL).host };
  for await (const line of applyMonitoring(target, googleApi(project))) console.log(line);
});
