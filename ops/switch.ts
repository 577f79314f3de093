import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';
import { switchFunctions } from './project/switch-functions.ts';

/**
 * `npm run switch -- --project PROJECT off|on`: makes Google refuse visitors' calls to the functions, or accept them
 * again. A refused call costs only its log entry. Hosting still serves its files, and accepted mail is still sent.
 */
const USAGE = 'Usage: npm run switch -- --project PROJECT off|on';

await runCommand(USAGE, {}, async ({ project, positionals: [state] }) => {
  if (state !== 'off' && state !== 'on') throw new Error(USAGE);
  for (const line of await switchFunctions(project, state, googleApi(project))) console.log(line);
});
