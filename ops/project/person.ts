import type { UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { erasePersonData, findPersonData, type PersonData } from '../../functions/src/leads/person-data.ts';
import { isLocal, type Project } from './connect.ts';
import { jsonOfValue } from './site-export-values.ts';

/** Replaces an erased author. */
const ERASED_AUTHOR = { authorId: 'erased', authorName: 'Editorial team' } as const;

/** What a project has stored about an email address: what a visitor sent, and what a member of staff did. */
export interface FullPersonData extends PersonData {
  /** In lower case. */
  readonly email: string;
  readonly account: UserRecord | undefined;
  /** Posts that name the person as their author. */
  readonly posts: readonly QueryDocumentSnapshot[];
  /** Leads that the person, as a member of staff, was the last to change. */
  readonly handledLeads: readonly QueryDocumentSnapshot[];
  /** Entries of the audit trail about what the person did, or about their right. */
  readonly auditEntries: readonly QueryDocumentSnapshot[];
  /** Saves and deletions of posts by the person, or of posts that name the person as their author. */
  readonly revisions: readonly QueryDocumentSnapshot[];
  /** Documents of others that name the email address in their text. */
  readonly mentions: readonly QueryDocumentSnapshot[];
}

/**
 * Finds personal data. Reads every mail, lead, post and revision, whose texts may name the email address in capitals too.
 * `visitorKey` is the secret VISITOR_KEY; without it, no counts are found.
 */
export async function findPerson(
  { auth, database }: Project,
  email: string,
  visitorKey: string | undefined,
): Promise<FullPersonData> {
  const address = email.toLowerCase();
  const account = (await auth.getUsers([{ email: address }])).users[0];
  const audit = database.collection('audit');
  const allLeads = database.collection('leads');
  const [data, mails, leads, posts, revisions, handledLeads, acts, rights] = await Promise.all([
    findPersonData(database, address, visitorKey),
    database.collection('outbox').get(),
    allLeads.get(),
    database.collection('posts').get(),
    database.collection('revisions').get(),
    allLeads.where('by', '==', address).get(),
    audit.where('who', '==', address).get(),
    audit.where('which', '==', address).get(),
  ]);
  const isTheirPost = (post: QueryDocumentSnapshot) =>
    (account !== undefined && post.get('authorId') === account.uid) ||
    isNamedIn(post.get('authorName'), address);
  const isTheirRevision = (revision: QueryDocumentSnapshot) =>
    revision.get('who') === address ||
    (account !== undefined && revision.get('post.authorId') === account.uid) ||
    isNamedIn(revision.get('post.authorName'), address);
  // Without the fields that an erasure of the person replaces: `by` and `authorName`.
  const mentions = [
    ...mails.docs.filter((mail) => mail.get('person') !== address && isNamedIn(mail.data(), address)),
    ...leads.docs.filter(
      (lead) => lead.get('person') !== address && isNamedIn({ ...lead.data(), by: '' }, address),
    ),
    ...posts.docs.filter((post) => isNamedIn({ ...post.data(), authorName: '' }, address)),
    ...revisions.docs.filter((revision) => isNamedIn({ ...revision.get('post'), authorName: '' }, address)),
  ];
  return {
    email: address,
    account,
    ...data,
    handledLeads: handledLeads.docs,
    posts: posts.docs.filter(isTheirPost),
    revisions: revisions.docs.filter(isTheirRevision),
    auditEntries: [...acts.docs, ...rights.docs],
    mentions,
  };
}

function isNamedIn(value: unknown, address: string): boolean {
  return value !== undefined && JSON.stringify(jsonOfValue(value)).toLowerCase().includes(address);
}

/** Personal data as JSON for its owner, without the account's credentials. */
export function exportPerson({
  account,
  leads,
  mails,
  counts,
  posts,
  revisions,
  auditEntries,
  mentions,
}: FullPersonData): string {
  const documents = (found: readonly DocumentSnapshot[]) =>
    found.map((document) => ({
      path: document.ref.path,
      ...(jsonOfValue(document.data() ?? {}) as object),
    }));
  const { uid, email, emailVerified, displayName, phoneNumber, customClaims, metadata } = account ?? {};
  return JSON.stringify(
    {
      account: account && {
        ...{ uid, email, emailVerified, displayName, phoneNumber, rights: customClaims },
        created: metadata?.creationTime,
        lastSignIn: metadata?.lastSignInTime,
      },
      leads: documents(leads),
      mails: documents(mails),
      counts: counts ? documents(counts) : 'not looked for, because VISITOR_KEY is not set',
      posts: documents(posts),
      revisions: documents(revisions),
      auditTrail: documents(auditEntries),
      mentionedIn: mentions.map(({ ref }) => ref.path),
    },
    null,
    2,
  );
}

/**
 * Deletes what was found. Posts, revisions, leads that the person handled, and entries of the audit trail stay: their fields then
 * have ERASED_AUTHOR instead of the person. Afterwards no deleted data remains on disk in the local run; Google keeps point-in-time
 * recovery, soft-deleted files and logs for the configured time.
 */
export async function erasePerson(
  { id, auth, database }: Project,
  { email, account, posts, revisions, handledLeads, auditEntries, ...data }: FullPersonData,
): Promise<void> {
  await erasePersonData(database, email, data);
  for (const { ref } of handledLeads) await ref.update({ by: ERASED_AUTHOR.authorId });
  for (const { ref } of posts) await ref.update(ERASED_AUTHOR);
  for (const revision of revisions) {
    const isAuthor =
      (account && revision.get('post.authorId') === account.uid) ||
      isNamedIn(revision.get('post.authorName'), email);
    const { authorId, authorName } = ERASED_AUTHOR;
    await revision.ref.update({
      ...(revision.get('who') === email && { who: authorId, uid: authorId }),
      ...(isAuthor && { 'post.authorId': authorId, 'post.authorName': authorName }),
    });
  }
  for (const entry of auditEntries) {
    const fields = ['who', 'which'].filter((field) => entry.get(field) === email);
    await entry.ref.update(Object.fromEntries(fields.map((field) => [field, ERASED_AUTHOR.authorId])));
  }
  if (account) {
    await database.doc(`staff/${account.uid}`).delete();
    await auth.deleteUser(account.uid);
  }
  if (!isLocal(id)) return;
  const { compactEmulators } = await import('../../local/compact-emulators.ts');
  await compactEmulators();
}
