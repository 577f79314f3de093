import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLead } from '#tests/factories/lead.ts';
import { visitorHash } from '../../functions/src/security/visitor.ts';
import { PROJECT_ID } from '../../local/project.ts';
import { functionSettings } from '../../local/run/function-settings.ts';
import { connect, type Project } from '../../ops/project/connect.ts';
import { filesWith } from '../files-with.ts';
import { type LocalProject, startLocalProject } from './local-project.ts';

const EMAIL = 'maria.quist@example.org';
const TYPED_EMAIL = 'Maria.Quist@example.org';

let local: LocalProject;
let project: Project;

beforeAll(async () => {
  local = await startLocalProject();
  project = connect(PROJECT_ID);
});
afterAll(() => local.end());

async function storeMail(id: string, email: string, message: string): Promise<void> {
  const content = { kind: 'contact', name: 'A visitor', email, subject: 'A subject', message };
  await project.database
    .doc(`outbox/${id}`)
    .set({ state: 'SENT', attempts: 1, content, person: email.toLowerCase(), createdAt: Timestamp.now() });
}

/** Stores a person with data in every place that the command searches. */
async function storePerson(): Promise<string> {
  const { auth, database, bucket } = project;
  const { uid } = await auth.createUser({ email: EMAIL, emailVerified: true });
  await database.doc(`staff/${uid}`).set({});
  await database.doc('posts/hers').set({ title: 'A post', authorId: uid, authorName: 'Maria Quist' });
  await database
    .doc('posts/signed')
    .set({ title: 'Another', authorId: 'other', authorName: `Ann, ${TYPED_EMAIL}` });
  await storeMail('hers', TYPED_EMAIL, `Call me, or write to ${TYPED_EMAIL}.`);
  const lead = { ...aLead(), person: EMAIL, email: TYPED_EMAIL, message: `I am ${TYPED_EMAIL}.` };
  await database.doc('leads/hers').set(lead);
  await database.doc('leads/answered').set({ ...aLead(), by: EMAIL });
  await storeMail('of-another', 'ben@example.org', 'Nothing about her.');
  await database.doc('revisions/hers').set({
    postId: 'hers',
    uid,
    who: EMAIL,
    post: { title: 'A post', authorId: uid, authorName: 'Maria Quist' },
  });
  await database.doc('audit/hers').set({ uid, who: EMAIL, what: 'created', which: 'hers' });
  await database.doc('audit/right').set({ uid: '', who: 'an operator', what: 'made editor', which: EMAIL });
  const key = visitorHash(functionSettings(process.env).VISITOR_KEY ?? '', 'message', EMAIL);
  await database.doc(`limits/${key}`).set({ calls: [1], expireAt: Timestamp.now() });
  await database.doc('limits/of-another').set({ calls: [1], expireAt: Timestamp.now() });
  // The index of posts is rewritten without her address, but the emulator's file still contains the old index.
  await bucket.file('index/posts.json').save(`{"author":"${TYPED_EMAIL}"}`, { resumable: false });
  await bucket.file('index/posts.json').save('{}', { resumable: false });
  return uid;
}

test('SAFE-09 LEAD-05 all data of a person is exported, then erased: no file contains the address any more', async () => {
  const uid = await storePerson();
  const exported = await local.run('person', 'export', EMAIL);
  expect(exported.status).toBe(0);
  const data = JSON.parse(exported.output);
  expect(data).toMatchObject({
    account: { uid, email: EMAIL },
    leads: [{ path: 'leads/hers', message: `I am ${TYPED_EMAIL}.` }],
    mails: [{ path: 'outbox/hers', content: { email: TYPED_EMAIL } }],
    counts: [{ calls: [1] }],
    auditTrail: [{ path: 'audit/hers' }, { path: 'audit/right' }],
    mentionedIn: [],
  });
  expect(data.posts.map(({ path }: { path: string }) => path)).toEqual(['posts/hers', 'posts/signed']);
  expect(exported.output).not.toMatch(/passwordHash|ben@example\.org/);

  expect(filesWith(EMAIL, local.folder).map((name) => name.replace(/\.sqlite.*/, ''))).toEqual(
    expect.arrayContaining(['firestore', 'storage']),
  );
  expect(await local.run('person', 'erase', EMAIL)).toMatchObject({ status: 0 });
  expect(filesWith(EMAIL, local.folder)).toEqual([]);
  expect(filesWith('ben@example.org', local.folder)).not.toEqual([]);

  const { auth, database } = project;
  await expect(auth.getUser(uid)).rejects.toThrow('no user record');
  expect((await database.doc(`staff/${uid}`).get()).exists).toBe(false);
  for (const id of ['hers', 'signed']) {
    expect((await database.doc(`posts/${id}`).get()).data()).toMatchObject({
      authorId: 'erased',
      authorName: 'Editorial team',
    });
  }
  expect((await database.doc('leads/hers').get()).exists).toBe(false);
  expect((await database.doc('leads/answered').get()).get('by')).toBe('erased');
  const idsIn = async (path: string) => (await database.collection(path).get()).docs.map(({ id }) => id);
  expect([await idsIn('outbox'), await idsIn('limits')]).toEqual([['of-another'], ['of-another']]);
});

test('SAFE-09 mails of others that mention the person are listed, not erased', async () => {
  await storeMail('about-her', 'ben@example.org', `Ask ${EMAIL}.`);
  expect(await local.run('person', 'erase', EMAIL)).toMatchObject({
    status: 1,
    output: expect.stringContaining('outbox/about-her'),
  });
});

test('SAFE-09 only the admin can make an emulator rewrite its files', async () => {
  for (const host of [process.env.FIRESTORE_EMULATOR_HOST, process.env.FIREBASE_STORAGE_EMULATOR_HOST]) {
    expect((await fetch(`http://${host}/emulator/compact`, { method: 'POST' })).status).toBe(403);
  }
});
