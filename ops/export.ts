import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeBackup } from './project/backup.ts';
import { connect } from './project/connect.ts';
import { runCommand } from './project/run-command.ts';

/** `npm run export -- --project PROJECT FOLDER`: writes posts and files into a new folder, for `npm run import`. */
await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Usage: npm run export -- --project PROJECT FOLDER');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const { posts, files } = await writeBackup(connect(values.project ?? process.env.FIREBASE_PROJECT), folder);
  console.log(`${posts} posts and ${files} files are in ${folder}.`);
});
