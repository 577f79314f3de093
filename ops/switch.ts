import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';
import { switchFunctions } from './project/switch-functions.ts';

/**
 * `npm run switch -- --project PROJECT off|on`: has Google refuse visitors' calls to the functions, which then cost
 * their entries in the log alone, or accept them again. Hosting still serves its files, and accepted mail is still sent.
 */
const USAGE = 'Usage: npm run switch -- --project PROJECT off|on';

await runCommand(USAGE, {}, async ({ project, positionals: [state] }) => {
  if (state !== 'off' && state !== 'on') throw new Error(USAGE);
  for (const line of await switchFunctions(project, state, googleApi(project))) console.log(line);
});
