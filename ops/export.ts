import { existsSync, readdirSync, rmSync } from 'node:fs';
import { connect } from './project/connect.ts';
import { runCommand } from './project/run-command.ts';
import { writeSiteExport } from './project/site-export.ts';
import { exportStaff } from './project/site-export-staff.ts';

/**
 * `npm run export -- --project PROJECT [--database ID] FOLDER`: writes into a new or empty folder what `npm run import` restores:
 * posts with their history, leads (personal data), daily sums of visits, files and staff. `--database` reads the documents of
 * another database, such as a restored one; files and accounts are always those of the project.
 */
const USAGE = 'Usage: npm run export -- --project PROJECT [--database ID] FOLDER';
const OPTIONS = { database: { type: 'string' } } as const;

await runCommand(USAGE, OPTIONS, async ({ project: id, values, positionals: [folder] }) => {
  if (!folder) throw new Error(USAGE);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const project = connect(id, values.database);
  try {
    const { posts, files } = await writeSiteExport(project, folder);
    const accounts = await exportStaff(project, folder);
    console.log(`${posts} posts, ${files} files and ${accounts} accounts are in ${folder}.`);
  } catch (error) {
    // The same command can then be run again.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
});
