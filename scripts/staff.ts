import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { PROJECT_ID } from '../emulators/project.ts';

/**
 * `npm run staff -- grant|revoke|list EMAIL`: who may publish. The right is the custom claim `staff` of an account that
 * exists already. With FIREBASE_PROJECT it is about your project, with FIREBASE_AUTH_EMULATOR_HOST about an emulator.
 */
const USAGE = `Usage: npm run staff -- list
       npm run staff -- grant EMAIL
       npm run staff -- revoke EMAIL`;

try {
  await run(parseArgs({ allowPositionals: true }).positionals);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run([command, email]: readonly string[]): Promise<void> {
  if (command === 'list') return list(connect());
  if ((command !== 'grant' && command !== 'revoke') || !email) throw new Error(USAGE);
  const auth = connect();
  const user = await find(auth, email);
  const isStaff = command === 'grant';
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, staff: isStaff || undefined });
  if (isStaff) {
    console.log(
      `${email} is a member of staff from the next sign-in on, or after "Check again" on /add-post.`,
    );
  } else {
    await auth.revokeRefreshTokens(user.uid);
    console.log(`${email} is no longer a member of staff. A sign-in that is open ends within an hour.`);
  }
}

function connect(): Auth {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return getAuth(initializeApp({ projectId: PROJECT_ID }));
  const projectId = process.env.FIREBASE_PROJECT;
  if (!projectId) {
    throw new Error('Name your project: FIREBASE_PROJECT=your-project npm run staff -- list');
  }
  // Credentials of a person name no project that these calls count for.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= projectId;
  return getAuth(initializeApp({ projectId, credential: applicationDefault() }));
}

async function find(auth: Auth, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') {
      throw new Error(
        `There is no account for ${email}. Add it in the Firebase console under Authentication.`,
      );
    }
    throw error;
  }
}

async function list(auth: Auth): Promise<void> {
  const staff: string[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    staff.push(...users.filter(isStaff).map(({ email, uid }) => email ?? uid));
    page = pageToken;
  } while (page);
  console.log(staff.length > 0 ? staff.join('\n') : 'Nobody is a member of staff yet.');
}

function isStaff({ customClaims }: UserRecord): boolean {
  return customClaims?.staff === true;
}
