import { connect, isLocal, type Project } from './project/connect.ts';
import { erasePerson, exportPerson, findPerson } from './project/person.ts';
import { runCommand } from './project/run-command.ts';

/**
 * `npm run person -- export|erase EMAIL`: exports or erases personal data. With the secret VISITOR_KEY in the environment, it
 * also finds the counts of the person's requests in the last hour, which expire anyway.
 */
const USAGE = `Usage: npm run person -- --project PROJECT export EMAIL
       npm run person -- --project PROJECT erase EMAIL`;

await runCommand(USAGE, {}, async ({ project: id, positionals: [command, email] }) => {
  if ((command !== 'export' && command !== 'erase') || !email?.includes('@')) throw new Error(USAGE);
  const project = connect(id);
  const found = await findPerson(project, email, await visitorKey(project));
  if (command === 'export') return console.log(exportPerson(found));

  await erasePerson(project, found);
  const { account, leads, mails, counts, posts, mentions } = found;
  console.log(
    `Erased: ${account ? 'an account' : 'no account'}, ${leads.length} leads, ${mails.length} mails, the author of ${posts.length} posts.`,
  );
  if (!counts)
    console.log('Counts of the last hour were not looked for (VISITOR_KEY); they end by themselves.');
  if (mentions.length === 0) return;
  const paths = mentions.map(({ ref }) => `  ${ref.path}`).join('\n');
  throw new Error(`Texts of others that still name the address, for you to judge and change:\n${paths}`);
});

async function visitorKey({ id }: Project): Promise<string | undefined> {
  if (!isLocal(id)) return process.env.VISITOR_KEY;
  const { functionSettings } = await import('../local/run/function-settings.ts');
  return functionSettings(process.env).VISITOR_KEY;
}
