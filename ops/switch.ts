import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';
import { switchFunctions } from './project/switch-functions.ts';

/**
 * `npm run switch -- --project PROJECT off|on`: has Google refuse visitors' calls of the functions, which then cost
 * nothing, or lets them in again. Files of Hosting stay; mail that was accepted still leaves.
 */
await runCommand({}, async ({ project, positionals: [state] }) => {
  if (state !== 'off' && state !== 'on') throw new Error('Usage: npm run switch -- --project PROJECT off|on');
  for (const line of await switchFunctions(project, state, googleApi(project))) console.log(line);
});
