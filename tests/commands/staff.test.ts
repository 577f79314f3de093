import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ID } from '../../local/project.ts';
import { connect } from '../../ops/project/connect.ts';
import { callAuth, type LocalProject, startLocalProject } from './local-project.ts';

let project: LocalProject;

beforeAll(async () => {
  project = await startLocalProject();
});
afterAll(() => project.end());

/** Signs in with a password; returns the claims of the token, or the reason of the refusal. */
async function signIn(email: string, password: string): Promise<Record<string, unknown>> {
  const request = { email, password, returnSecureToken: true };
  const { idToken, error } = await callAuth(project, 'accounts:signInWithPassword', request);
  if (typeof idToken !== 'string') return { error };
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

const staffIds = async () =>
  (await connect(PROJECT_ID).database.collection('staff').get()).docs.map(({ id }) => id);

test('SAFE-05, DAY-04 an added person sets a password by the link, and is then verified and staff until the right is revoked; the audit trail has what the operator did', async () => {
  const added = await project.run('staff', 'add', 'ann@example.org', '--role', 'owner');
  expect(added).toMatchObject({ status: 0 });
  const link = new URL(/http\S+/.exec(added.output)?.[0] ?? '');
  expect((await project.run('staff', 'list')).output).toContain(
    'ann@example.org   (may not publish: no password set yet)',
  );

  const password = 'a password of her own';
  const oobCode = link.searchParams.get('oobCode');
  await callAuth(project, 'accounts:resetPassword', { oobCode, newPassword: password });
  const token = await signIn('ann@example.org', password);
  expect(token).toMatchObject({ staff: true, email_verified: true });
  const right = await connect(PROJECT_ID).database.doc(`staff/${token.user_id}`).get();
  expect(right.data()).toEqual({ role: 'owner', email: 'ann@example.org', withoutSecondFactor: true });
  expect((await project.run('staff', 'list')).output).toMatch(
    /^ann@example\.org {3}owner, needs no second factor$/m,
  );
  expect(await project.run('staff', 'reset', 'ann@example.org')).toMatchObject({ status: 0 });

  expect(await project.run('staff', 'revoke', 'ann@example.org')).toMatchObject({ status: 0 });
  expect(await staffIds()).not.toContain(token.user_id);
  expect(await signIn('ann@example.org', password)).not.toHaveProperty('staff');
  expect((await project.run('staff', 'list')).output).not.toContain('ann@example.org');
  const { docs } = await connect(PROJECT_ID).database.collection('audit').orderBy('at').get();
  expect(docs.map((entry) => [entry.get('what'), entry.get('which')])).toEqual([
    ['made owner without a second factor', 'ann@example.org'],
    ['second factor removed', 'ann@example.org'],
    ['revoked', 'ann@example.org'],
  ]);
});

test('SAFE-05 a stranger who signed up first with another person’s address does not become staff', async () => {
  const taken = { email: 'boss@example.org', password: 'a password of a stranger' };
  await callAuth(project, 'accounts:signUp', taken);
  expect(await project.run('staff', 'grant', taken.email)).toMatchObject({
    status: 1,
    output: expect.stringContaining('is not verified'),
  });
  expect(await project.run('staff', 'add', taken.email)).toMatchObject({
    status: 1,
    output: expect.stringContaining('There is an account for boss@example.org already'),
  });
  expect(await signIn(taken.email, taken.password)).not.toHaveProperty('staff');
});

test('SAFE-05, STAFF-09 an account whose address is verified is granted the right', async () => {
  const { auth } = connect(PROJECT_ID);
  const { uid } = await auth.createUser({ email: 'ben@example.org', emailVerified: true });
  expect(await project.run('staff', 'grant', 'ben@example.org', '--role', 'writer')).toMatchObject({
    status: 0,
  });
  expect(await staffIds()).toContain(uid);
  expect((await project.run('staff', 'list')).output).toContain('ben@example.org   writer');
  await connect(PROJECT_ID).database.doc(`staff/${uid}`).delete();
  expect((await project.run('staff', 'list')).output).toContain('no document in staff, grant it again');
});

test('ADD-06 missing and invalid arguments print the usage, and an unknown account is an error', async () => {
  const usage = expect.stringContaining('grant EMAIL');
  expect(await project.run('staff')).toMatchObject({ status: 1, output: usage });
  expect(await project.run('staff', 'grant')).toMatchObject({ status: 1, output: usage });
  expect(await project.run('staff', 'add', 'a@example.org', '--role', 'king')).toMatchObject({
    status: 1,
    output: usage,
  });
  expect(await project.run('staff', 'revoke', 'nobody@example.org')).toMatchObject({
    status: 1,
    output: expect.stringMatching('no account for nobody.*: compare'),
  });
});
