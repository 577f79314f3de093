import type { UserRecord } from 'firebase-admin/auth';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COMPACT_PATH } from 'local-firebase/compact-route.ts';
import { mailboxToCount } from '../../functions/src/security/mailbox.ts';
import { visitorHash } from '../../functions/src/security/visitor.ts';
import { jsonOfValue } from './backup-values.ts';
import { isLocal, type Project } from './connect.ts';

/** What stands in the place of an author who was erased. */
const NO_AUTHOR = { authorId: 'erased', authorName: 'Editorial team' } as const;

/** Everything of a project that is a person's, by an email address. */
export interface PersonalData {
  readonly account: UserRecord | undefined;
  /** Mails that the person wrote or asked for. */
  readonly mails: readonly QueryDocumentSnapshot[];
  /** Counts of the last hour; undefined where the key under which they are kept is not known. */
  readonly counts: readonly QueryDocumentSnapshot[] | undefined;
  /** Posts that name the person as their author. */
  readonly posts: readonly QueryDocumentSnapshot[];
  /** Documents of others that name the address in their text. */
  readonly mentions: readonly QueryDocumentSnapshot[];
}

/**
 * Finds what there is of a person. Reads every mail and every post: addresses are compared whatever their case.
 *
 * @param visitorKey the secret VISITOR_KEY, by which counts are found
 */
export async function findPerson(
  { auth, database }: Project,
  email: string,
  visitorKey: string | undefined,
): Promise<PersonalData> {
  const address = email.toLowerCase();
  const account = (await auth.getUsers([{ email: address }])).users[0];
  const [mails, posts, limits] = await Promise.all([
    database.collection('outbox').get(),
    database.collection('posts').get(),
    database.collection('limits').get(),
  ]);
  const isTheirMail = (mail: QueryDocumentSnapshot) =>
    String(mail.get('content.email')).toLowerCase() === address;
  const isTheirPost = (post: QueryDocumentSnapshot) =>
    (account !== undefined && post.get('authorId') === account.uid) || names(post.get('authorName'), address);
  const others = [
    ...mails.docs.filter((mail) => !isTheirMail(mail)),
    ...posts.docs.filter((post) => names({ ...post.data(), authorName: '' }, address)),
  ];
  const keys =
    visitorKey && ['message', 'link'].map((kind) => visitorHash(visitorKey, kind, mailboxToCount(address)));
  return {
    account,
    mails: mails.docs.filter(isTheirMail),
    counts: keys ? limits.docs.filter(({ id }) => keys.includes(id)) : undefined,
    posts: posts.docs.filter(isTheirPost),
    mentions: others.filter((document) => names(document.data(), address)),
  };
}

function names(value: unknown, address: string): boolean {
  return value !== undefined && JSON.stringify(jsonOfValue(value)).toLowerCase().includes(address);
}

/** What was found, as JSON for the person. Of the account nothing that opens it. */
export function exportPerson({ account, mails, counts = [], posts, mentions }: PersonalData): string {
  const documents = (found: readonly QueryDocumentSnapshot[]) =>
    found.map((document) => ({ path: document.ref.path, ...(jsonOfValue(document.data()) as object) }));
  const { uid, email, emailVerified, displayName, phoneNumber, customClaims, metadata } = account ?? {};
  return JSON.stringify(
    {
      account: account && {
        ...{ uid, email, emailVerified, displayName, phoneNumber, rights: customClaims },
        created: metadata?.creationTime,
        lastSignIn: metadata?.lastSignInTime,
      },
      mails: documents(mails),
      counts: documents(counts),
      posts: documents(posts),
      mentionedIn: mentions.map(({ ref }) => ref.path),
    },
    null,
    2,
  );
}

/**
 * Deletes what was found; posts stay, without their author. On one machine the emulators then leave nothing of it in their
 * files; Google keeps point-in-time recovery, soft-deleted files and logs for as long as they are configured.
 */
export async function erasePerson(
  { id, auth, database }: Project,
  { account, mails, counts = [], posts }: PersonalData,
): Promise<void> {
  for (const { ref } of [...mails, ...counts]) await ref.delete();
  for (const { ref } of posts) await ref.update(NO_AUTHOR);
  if (account) {
    await database.doc(`staff/${account.uid}`).delete();
    await auth.deleteUser(account.uid);
  }
  if (isLocal(id)) await compactEmulators();
}

async function compactEmulators(): Promise<void> {
  for (const host of [process.env.FIRESTORE_EMULATOR_HOST, process.env.FIREBASE_STORAGE_EMULATOR_HOST]) {
    const response = await fetch(`http://${host}${COMPACT_PATH}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
    });
    if (!response.ok)
      throw new Error(`The files of ${host} may still hold what was deleted: ${await response.text()}`);
  }
}
