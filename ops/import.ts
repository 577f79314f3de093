import { readSeedPosts } from '../local/seed/read-posts.ts';
import { readSeedDocuments, seedDocuments } from '../local/seed/seed-documents.ts';
import { seedPosts } from '../local/seed/seed-posts.ts';
import { connect, type Project } from './project/connect.ts';
import { importPosts } from './project/import-posts.ts';
import { runCommand } from './project/run-command.ts';
import { isSiteExport, restoreSiteExport } from './project/site-export.ts';
import { restoreStaff } from './project/site-export-staff.ts';

/**
 * `npm run import -- --project PROJECT [--staff] [FOLDER]` imports an export of this site, posts in Markdown, or an export
 * of Ghost or WordPress. Without a folder, it imports the posts and documents of this repository. Posts and files of the
 * same name are replaced, all others stay. With `--staff`, it also creates the missing accounts of an export of this site,
 * and restores who may publish.
 */
const USAGE = 'Usage: npm run import -- --project PROJECT [--staff] [FOLDER]';
const OPTIONS = { staff: { type: 'boolean', default: false } } as const;

await runCommand(USAGE, OPTIONS, async ({ project: id, values, positionals: [folder] }) => {
  if (values.staff && !folder) throw new Error(USAGE);
  const project = connect(id);
  const { posts, files } = await importAll(project, folder);
  console.log(`${posts} posts and ${files} files are in ${project.id}.`);
  if (values.staff) console.log(`${await restoreStaff(project, folder ?? '')} accounts were created.`);
});

async function importAll(project: Project, folder: string | undefined) {
  if (folder) return isSiteExport(folder) ? restoreSiteExport(project, folder) : importPosts(project, folder);
  const [posts, documents] = [readSeedPosts(), readSeedDocuments()];
  await seedPosts(posts, project);
  await seedDocuments(documents, project.bucket);
  // Besides the documents, each post has one file: its cover.
  return { posts: posts.length, files: posts.length + documents.length };
}
