import { parseArgs } from 'node:util';
import { functionSettings } from '../local/run/function-settings.ts';
import { connect, isLocal } from './project/connect.ts';
import { erasePerson, exportPerson, findPerson } from './project/person.ts';
import { runCommand } from './project/run-command.ts';

/**
 * `npm run person -- export|erase EMAIL`: hands out or erases what there is of a person. The secret VISITOR_KEY in the
 * environment finds the counts of the last hour too, which end by themselves.
 */
const USAGE = `Usage: npm run person -- --project PROJECT export EMAIL
       npm run person -- --project PROJECT erase EMAIL`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [command, email] = positionals;
  if ((command !== 'export' && command !== 'erase') || !email?.includes('@')) throw new Error(USAGE);
  const project = connect(values.project ?? process.env.FIREBASE_PROJECT);
  const { VISITOR_KEY } = isLocal(project.id) ? functionSettings(process.env) : process.env;
  const found = await findPerson(project, email, VISITOR_KEY);
  if (command === 'export') return console.log(exportPerson(found));

  await erasePerson(project, found);
  const { account, mails, counts, posts, mentions } = found;
  console.log(
    `Erased: ${account ? 'an account' : 'no account'}, ${mails.length} mails, the author of ${posts.length} posts.`,
  );
  if (!counts)
    console.log('Counts of the last hour were not looked for (VISITOR_KEY); they end by themselves.');
  if (mentions.length === 0) return;
  const paths = mentions.map(({ ref }) => `  ${ref.path}`).join('\n');
  throw new Error(`Texts of others that still name the address, for you to judge and change:\n${paths}`);
});
