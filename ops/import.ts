import { readSeedPosts } from '../local/seed/read-posts.ts';
import { readSeedDocuments, seedDocuments } from '../local/seed/seed-documents.ts';
import { seedPosts } from '../local/seed/seed-posts.ts';
import { isBackup, readBackup } from './project/backup.ts';
import { readStaff } from './project/backup-staff.ts';
import { connect, type Project } from './project/connect.ts';
import { importPosts } from './project/import-posts.ts';
import { runCommand } from './project/run-command.ts';

/**
 * `npm run import -- --project PROJECT [--staff] [FOLDER]`: imports a folder: an export of this site, posts in Markdown, or
 * an export of Ghost or WordPress. Without a folder, the posts and documents of this repository. What has the same name is
 * replaced, everything else stays.
 * With `--staff`, the missing accounts of an export of this site are created, and its rights to publish restored.
 */
const OPTIONS = { staff: { type: 'boolean', default: false } } as const;

await runCommand(OPTIONS, async ({ project: id, values, positionals: [folder] }) => {
  const project = connect(id);
  const { posts, files } = await store(project, folder);
  console.log(`${posts} posts and ${files} files are in ${project.id}.`);
  if (values.staff) console.log(`${await readStaff(project, folder ?? '')} accounts were made.`);
});

async function store(project: Project, folder: string | undefined) {
  if (folder) return isBackup(folder) ? readBackup(project, folder) : importPosts(project, folder);
  const [posts, documents] = [readSeedPosts(), readSeedDocuments()];
  await seedPosts(posts, project);
  await seedDocuments(documents, project.bucket);
  // Each post has a cover.
  return { posts: posts.length, files: posts.length + documents.length };
}
