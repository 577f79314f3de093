import { parseArgs } from 'node:util';
import type { UserRecord } from 'firebase-admin/auth';
import { connect, type Project } from './project/connect.ts';
import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';
import { setSignInPolicy } from './project/sign-in-policy.ts';

/**
 * `npm run staff`: who may publish. The right is the custom claim `staff` of an account whose address is verified, and a
 * document in `staff`, whose deletion ends it at once. It is about --project or FIREBASE_PROJECT; a `demo-` project is the
 * local run.
 */
const USAGE = `Usage: npm run staff -- [--project PROJECT] COMMAND
  list           who is a member of staff
  add EMAIL      makes the account and prints the link to set its password
  grant EMAIL    gives the right to an account whose address is verified
  revoke EMAIL   takes it away, at once
  policy         switches sign-up off and asks for passwords of 15 characters`;

const withoutEmail: Readonly<Record<string, (project: Project) => Promise<void>>> = {
  list,
  async policy({ id }) {
    await setSignInPolicy(id, googleApi(id));
    console.log('Visitors cannot sign up, and new passwords have at least 15 characters.');
  },
};

const withEmail: Readonly<Record<string, (email: string, project: Project) => Promise<void>>> = {
  add,
  grant,
  revoke,
};

/** Nobody can use the new account but by the link, or by "Forgot password", which both prove the address. */
async function add(email: string, project: Project): Promise<void> {
  const { auth } = project;
  if (await find(email, project)) {
    throw new Error(
      `There is an account for ${email} already. If it is theirs: npm run staff -- grant ${email}. If nobody knows whose it is, delete it in the Firebase console under Authentication, and add it again.`,
    );
  }
  const { uid } = await auth.createUser({ email, emailVerified: false });
  await setRight({ uid, customClaims: {} }, project);
  console.log(
    `${email} is a member of staff as soon as a password is set. Hand over this link, or have them press "Forgot password" in the sign-in of /add-post:\n${await auth.generatePasswordResetLink(email)}`,
  );
}

async function grant(email: string, project: Project): Promise<void> {
  const user = await existing(email, project);
  if (!user.emailVerified) {
    throw new Error(
      `The address of the account ${email} is not verified: someone else may have created it. Delete it in the Firebase console under Authentication, then npm run staff -- add ${email}.`,
    );
  }
  await setRight(user, project);
  console.log(`${email} is a member of staff from the next sign-in on, or after "Check again" on /add-post.`);
}

async function setRight(
  { uid, customClaims }: Pick<UserRecord, 'uid' | 'customClaims'>,
  { auth, database }: Project,
): Promise<void> {
  await auth.setCustomUserClaims(uid, { ...customClaims, staff: true });
  await database.doc(`staff/${uid}`).set({});
}

/** The document goes first: without it no token is worth anything. */
async function revoke(email: string, project: Project): Promise<void> {
  const { uid, customClaims } = await existing(email, project);
  await project.database.doc(`staff/${uid}`).delete();
  await project.auth.setCustomUserClaims(uid, { ...customClaims, staff: undefined });
  await project.auth.revokeRefreshTokens(uid);
  console.log(`${email} is no longer a member of staff.`);
}

async function find(email: string, { auth }: Project): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

async function existing(email: string, project: Project): Promise<UserRecord> {
  const user = await find(email, project);
  if (!user) throw new Error(`There is no account for ${email}. Make one: npm run staff -- add ${email}`);
  return user;
}

async function list({ auth, database }: Project): Promise<void> {
  const withDocument = new Set((await database.collection('staff').listDocuments()).map(({ id }) => id));
  const lines: string[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    lines.push(
      ...users
        .filter(({ customClaims }) => customClaims?.staff === true)
        .map(({ uid, email, emailVerified }) => (email ?? uid) + lack(emailVerified, withDocument.has(uid))),
    );
    page = pageToken;
  } while (page);
  console.log(lines.length > 0 ? lines.join('\n') : 'Nobody is a member of staff yet.');
}

/** Why an account with the claim may not publish. */
function lack(emailVerified: boolean, hasDocument: boolean): string {
  if (!emailVerified) return '   (may not publish: no password set yet)';
  return hasDocument ? '' : '   (may not publish: no document in staff, grant it again)';
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [command = '', email] = positionals;
  const projectId = values.project ?? process.env.FIREBASE_PROJECT;
  const act = email ? withEmail[command]?.bind(undefined, email) : withoutEmail[command];
  if (!act) throw new Error(USAGE);
  await act(connect(projectId));
});
