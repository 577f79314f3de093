import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ID } from '../../local/project.ts';
import { connect } from '../../ops/project/connect.ts';
import { type LocalProject, startLocalProject } from './local-project.ts';

let project: LocalProject;
let folder: string;

beforeAll(async () => {
  project = await startLocalProject();
  folder = mkdtempSync(join(tmpdir(), 'import-export-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await project.end();
});

/** The bytes of every file in a folder, as base64, by the file's path in it. */
function bytesIn(path: string): Record<string, string> {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(path.length), readFileSync(file).toString('base64')];
    }),
  );
}

async function wipe(): Promise<void> {
  const { database, bucket } = connect(PROJECT_ID);
  const collections = ['posts', 'pictures', 'addresses', 'audit', 'revisions', 'leads', 'sums'];
  const found = await Promise.all(collections.map((name) => database.collection(name).get()));
  await Promise.all(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())));
  await bucket.deleteFiles();
  expect((await database.collection('posts').count().get()).data().count).toBe(0);
}

test('SAFE-09 DAY-08 data that was exported, lost and imported is the same, byte for byte', async () => {
  const { database } = connect(PROJECT_ID);
  expect(await project.run('import')).toMatchObject({ status: 0 });
  // Incomplete posts written by another program are restored too.
  await database.doc('posts/odd: a post?').set({
    title: 3,
    date: new Timestamp(1_760_000_000, 123_456_789),
    where: new GeoPoint(52, 21),
    more: { list: [null, 'x', { deep: true }] },
  });
  await database.doc('pictures/a1b2c3d4e5f6a7b8c9d0').set({ name: 'Wall', state: 'ready', alt: 'A wall' });
  await database.doc('addresses/old-campaign').set({ to: '/contact' });
  const at = new Timestamp(1_760_000_000, 0);
  await database
    .doc('audit/entry')
    .set({ at, uid: 'ann', who: 'ann@example.org', what: 'deleted', which: 'gone' });
  await database.doc('leads/one').set({ at, email: 'jo@example.org' });
  await database.doc('sums/2026-11-24-0').set({ visits: 3 });
  await connect(PROJECT_ID).bucket.file('thumbnails/one').save('picture', { resumable: false });
  await database.doc('revisions/entry').set({ at, postId: 'gone', deleted: true, post: { title: 'Gone' } });
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  expect(await project.run('export', first)).toMatchObject({ status: 0 });
  const seed = readdirSync('local/seed/posts').filter((name) => name.endsWith('.md'));
  expect(readdirSync(join(first, 'posts'))).toHaveLength(seed.length + 1);

  await wipe();
  expect(await project.run('import', first)).toMatchObject({ status: 0 });
  expect(await project.run('export', second)).toMatchObject({ status: 0 });
  expect(bytesIn(second)).toEqual(bytesIn(first));

  // The public URL of the picture in the post still works.
  const { image } = (await database.doc(`posts/${seed[0]?.slice(0, -3)}`).get()).data() ?? {};
  expect((await fetch(String(image))).status).toBe(200);
});

test('DAY-08 staff who were exported and lost are restored as they were, but only by `import --staff`', async () => {
  const { auth, database } = connect(PROJECT_ID);
  const email = 'editor@example.org';
  expect(await project.run('staff', 'add', email)).toMatchObject({ status: 0 });
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified: true });
  await auth.createUser({ uid: 'other', email: 'other@example.org', disabled: true });
  const [before, after] = [join(folder, 'staff-before'), join(folder, 'staff-after')];
  expect(await project.run('export', before)).toMatchObject({ status: 0 });

  await auth.deleteUsers([uid, 'other']);
  await database.doc(`staff/${uid}`).delete();
  expect(await project.run('import', before)).toMatchObject({ status: 0 });
  expect((await database.doc(`staff/${uid}`).get()).exists).toBe(false);

  expect(await project.run('import', '--staff', before)).toMatchObject({
    status: 0,
    output: expect.stringContaining('2 accounts were created.'),
  });
  expect(await project.run('export', after)).toMatchObject({ status: 0 });
  expect(bytesIn(after)).toEqual(bytesIn(before));
  expect(await project.run('staff', 'list')).toMatchObject({ output: expect.stringContaining(email) });
});

test('SAFE-09 an export is not written into a folder that has files in it', async () => {
  const taken = join(folder, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'a file'), '');
  expect(await project.run('export', taken)).toMatchObject({
    status: 1,
    output: expect.stringContaining('is not empty'),
  });
});

test('SAFE-09 after an import into another project, posts show the pictures that are stored there', async () => {
  const { bucket, database, storageUrl } = connect(PROJECT_ID);
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(join(elsewhere, 'posts'), { recursive: true });
  writeFileSync(
    join(elsewhere, 'export.json'),
    JSON.stringify({ storageUrl: 'https://firebasestorage.googleapis.com', bucket: 'old', files: [] }),
  );
  const image = 'https://firebasestorage.googleapis.com/v0/b/old/o/posts%2Fa.png?alt=media&token=t';
  writeFileSync(join(elsewhere, 'posts', 'moved.json'), JSON.stringify({ image }));
  expect(await project.run('import', elsewhere)).toMatchObject({ status: 0 });
  expect((await database.doc('posts/moved').get()).get('image')).toBe(
    `${storageUrl}/v0/b/${bucket.name}/o/posts%2Fa.png?alt=media&token=t`,
  );
});

test('SAFE-09 STAFF-08 posts are imported with their pictures; if one post is invalid, it is reported by name and none is stored', async () => {
  const drafts = join(folder, 'markdown');
  mkdirSync(drafts);
  const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
  writeFileSync(join(drafts, 'wall.png'), pngSignature);
  const frontMatter = (lines = '') => `---\ntitle: A wall\ndate: 2026-11-20\nauthor: Ann\n${lines}---\n`;
  writeFileSync(
    join(drafts, 'a-wall.md'),
    `${frontMatter('categories: [IFC]\nimage: wall.png\n')}Words\n\n![A wall](wall.png)\n`,
  );
  expect(await project.run('import', drafts)).toMatchObject({ status: 0 });
  const { database } = connect(PROJECT_ID);
  const post = (await database.doc('posts/a-wall').get()).data();
  expect(post).toMatchObject({ slug: 'a-wall', title: 'A wall', published: true, categories: ['IFC'] });
  const [, source = ''] = /<img src="([^"]+)"/.exec(post?.content) ?? [];
  for (const url of [post?.image, source.replaceAll('&amp;', '&')]) {
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(pngSignature);
  }

  await database.doc('posts/a-wall').delete();
  writeFileSync(join(drafts, 'b-wall.md'), `${frontMatter()}![Secret](../../etc/passwd.png)\n`);
  expect(await project.run('import', drafts)).toMatchObject({
    status: 1,
    output: expect.stringMatching(/b-wall: there is no picture .*passwd\.png/),
  });
  for (const slug of ['a-wall', 'b-wall']) {
    expect((await database.doc(`posts/${slug}`).get()).exists).toBe(false);
  }
});
