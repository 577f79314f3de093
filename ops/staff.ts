import { userInfo } from 'node:os';
import type { UserRecord } from 'firebase-admin/auth';
import { type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { describeRoleChange, ROLES, type Role, roleOf } from '../src/domain/staff/role.ts';
import { connect, isLocal, type Project } from './project/connect.ts';
import { googleApi } from './project/google-api.ts';
import { runCommand } from './project/run-command.ts';
import { setSignInPolicy } from './project/sign-in-policy.ts';
import { allUsers } from './project/site-export-staff.ts';

/**
 * `npm run staff`: who may publish. Members of staff have the custom claim `staff` on an account with a verified email address,
 * and a document in `staff` with their role; deleting that document ends the right at once. The audit trail records each change.
 * The project is --project or FIREBASE_PROJECT; a `demo-` project is the local run, where nobody needs a second factor.
 */
const USAGE = `Usage: npm run staff -- [--project PROJECT] COMMAND
  list           who is a member of staff
  add EMAIL      creates the account and prints the link to set its password
  grant EMAIL    grants the right to an account whose address is verified
  revoke EMAIL   takes it away, at once
  reset EMAIL    removes the second factor, for instance of a lost phone
  policy         switches sign-up off and second factors on, asks for passwords of 15 characters
With add and grant: --role writer, who can only save drafts, or owner, who also manages people and reads the audit trail
(default: editor); --without-second-factor`;

/** The right to publish, as it is granted. */
interface Right {
  readonly role: Role;
  readonly withoutSecondFactor: boolean;
}

const projectCommands: Readonly<Record<string, (project: Project) => Promise<void>>> = {
  list,
  async policy({ id }) {
    await setSignInPolicy(id, googleApi(id));
    console.log(
      'Visitors cannot sign up, new passwords have at least 15 characters, and staff can have second factors.',
    );
  },
};

type PersonCommand = (email: string, project: Project, right: Right) => Promise<void>;
const personCommands: Readonly<Record<string, PersonCommand>> = { add, grant, revoke, reset };

/** The new account can be used only through the link or "Forgot password". Both prove the email address. */
async function add(email: string, project: Project, right: Right): Promise<void> {
  const { auth } = project;
  if (await findUser(email, project)) {
    throw new Error(
      `There is an account for ${email} already. If it is theirs: npm run staff -- --project ${project.id} grant ${email} --role ${right.role}. If nobody knows whose it is, delete it in the Firebase console under Authentication, and add it again.`,
    );
  }
  const { uid } = await auth.createUser({ email, emailVerified: false });
  await setRight({ uid, email, customClaims: {} }, project, right);
  console.log(
    `${email} is a member of staff as soon as a password is set. Hand over this link, or have them press "Forgot password" in the sign-in of /add-post:\n${await auth.generatePasswordResetLink(email)}`,
  );
}

async function grant(email: string, project: Project, right: Right): Promise<void> {
  const user = await requireUser(email, project);
  if (!user.emailVerified) {
    throw new Error(
      `The address of the account ${email} is not verified: someone else may have created it. Delete it in the Firebase console under Authentication, then npm run staff -- --project ${project.id} add ${email} --role ${right.role}.`,
    );
  }
  await setRight(user, project, right);
  console.log(
    `${email} is a member of staff, as ${right.role}, from the next sign-in on, or after "Check again" on /add-post.`,
  );
}

async function setRight(
  { uid, email, customClaims }: Pick<UserRecord, 'uid' | 'email' | 'customClaims'>,
  { id, auth, database }: Project,
  { role, withoutSecondFactor }: Right,
): Promise<void> {
  const isExempt = withoutSecondFactor || isLocal(id);
  await auth.setCustomUserClaims(uid, { ...customClaims, staff: true });
  const right = { role, email, ...(isExempt && { withoutSecondFactor: true }) };
  const batch = database.batch().set(database.doc(`staff/${uid}`), right);
  const change = `${describeRoleChange(role)}${isExempt ? ' without a second factor' : ''}`;
  await commitWithAuditEntry(batch, database, change, email);
}

/** Commits a batch with an entry of the audit trail. An operator has no uid, so the entry has the user name on this machine. */
async function commitWithAuditEntry(
  batch: WriteBatch,
  database: Project['database'],
  what: string,
  which = '',
): Promise<void> {
  const who = `${userInfo().username}, npm run staff`;
  batch.create(database.collection('audit').doc(), {
    at: FieldValue.serverTimestamp(),
    uid: '',
    who,
    what,
    which,
  });
  await batch.commit();
}

/** The document is deleted first: without it, a token gives no right. */
async function revoke(email: string, project: Project): Promise<void> {
  const { uid, customClaims } = await requireUser(email, project);
  const batch = project.database.batch().delete(project.database.doc(`staff/${uid}`));
  await commitWithAuditEntry(batch, project.database, describeRoleChange(undefined), email);
  await project.auth.setCustomUserClaims(uid, { ...customClaims, staff: undefined });
  await project.auth.revokeRefreshTokens(uid);
  console.log(`${email} is no longer a member of staff.`);
}

/** Whoever has the password can then set up another second factor. Sessions such as that of a lost phone end within the hour. */
async function reset(email: string, project: Project): Promise<void> {
  const { uid } = await requireUser(email, project);
  await project.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await project.auth.revokeRefreshTokens(uid);
  await commitWithAuditEntry(project.database.batch(), project.database, 'second factor removed', email);
  console.log(`${email} sets up another second factor on /add-post, after the next sign-in.`);
}

async function findUser(email: string, { auth }: Project): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

async function requireUser(email: string, project: Project): Promise<UserRecord> {
  const user = await findUser(email, project);
  if (!user) throw new Error(`There is no account for ${email}: compare npm run staff -- list, or add it`);
  return user;
}

async function list({ auth, database }: Project): Promise<void> {
  const { docs } = await database.collection('staff').get();
  const rights = new Map(docs.map((member) => [member.id, member]));
  const lines = (await allUsers(auth))
    .filter(({ customClaims }) => customClaims?.staff === true)
    .map((user) => `${user.email ?? user.uid}   ${stateOf(user, rights.get(user.uid))}`);
  console.log(lines.length > 0 ? lines.join('\n') : 'Nobody is a member of staff yet.');
}

/** What an account with the claim may do, or why it may not publish. */
function stateOf({ emailVerified, multiFactor }: UserRecord, right?: DocumentSnapshot): string {
  if (!emailVerified) return '(may not publish: no password set yet)';
  if (!right) return '(may not publish: no document in staff, grant it again)';
  const role = roleOf(right.get('role'));
  if (right.get('withoutSecondFactor') === true) return `${role}, needs no second factor`;
  return multiFactor ? role : `${role} (may not publish: no second factor yet)`;
}

const OPTIONS = {
  role: { type: 'string', default: 'editor' },
  'without-second-factor': { type: 'boolean', default: false },
} as const;

await runCommand(USAGE, OPTIONS, async ({ project: id, values, positionals: [command = '', email] }) => {
  const role = ROLES.find((role) => role === values.role);
  const withoutSecondFactor = values['without-second-factor'];
  const [personCommand, projectCommand] = [personCommands[command], projectCommands[command]];
  if (role && email && personCommand) await personCommand(email, connect(id), { role, withoutSecondFactor });
  else if (role && !email && projectCommand) await projectCommand(connect(id));
  else throw new Error(USAGE);
});
