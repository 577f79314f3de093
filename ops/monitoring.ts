import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { applyMonitoring } from './project/apply-monitoring.ts';
import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';

/** `npm run monitoring`: alerts, uptime checks and a budget of a project, as the files of ops/ say. */
const USAGE = 'Usage: npm run monitoring -- --project PROJECT --notify EMAIL [--budget 50]';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      notify: { type: 'string' },
      budget: { type: 'string', default: '50' },
    },
  });
  const { SITE_URL, FIREBASE_PROJECT } = loadEnv('production', process.cwd(), '');
  const project = values.project ?? FIREBASE_PROJECT;
  const { notify, budget } = values;
  if (!project || !notify || !/^\d+$/.test(budget)) throw new Error(USAGE);
  if (!SITE_URL) throw new Error('SITE_URL is missing: copy .env.example to .env.production and fill it in');
  const target = { project, notify, budget, host: new URL(SITE_URL).host };
  for (const line of await applyMonitoring(target, googleApi(project))) console.log(line);
});
