import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNTS, accountEmail } from '../../functions/src/accounts.ts';
import { bodyOf, type GoogleApi, type GoogleResponse } from './google-api.ts';

/** A project and its bucket of Storage. */
export interface AccountsTarget {
  readonly project: string;
  /** The project's number, which is in the names of Google's own accounts. */
  readonly number: string;
  readonly bucket: string;
}

/** A role that an account needs on a resource: the project, the site's bucket, or the account itself. */
export interface Grant {
  readonly account: string;
  readonly role: string;
  readonly on: 'project' | 'bucket' | 'itself';
}

/** Who has which role on a resource (cloud.google.com/iam/docs/reference/rest/v1/Policy). */
interface Policy {
  readonly bindings?: readonly Binding[];
  readonly etag?: string;
}
interface Binding {
  readonly role: string;
  readonly members: readonly string[];
  readonly condition?: unknown;
}

/** What each account may do. Firestore has no permissions per collection: `datastore.user` may write the whole database. */
const ROLES: Readonly<Record<keyof typeof ACCOUNTS, readonly Omit<Grant, 'account'>[]>> = {
  visitors: [
    { role: 'roles/datastore.user', on: 'project' },
    { role: 'roles/storage.objectViewer', on: 'bucket' },
    // Cloud Tasks calls `deliver` as this account.
    { role: 'roles/iam.serviceAccountUser', on: 'itself' },
  ],
  tasks: [
    { role: 'roles/datastore.user', on: 'project' },
    { role: 'roles/eventarc.eventReceiver', on: 'project' },
    { role: 'roles/run.invoker', on: 'project' },
    { role: 'roles/storage.objectUser', on: 'bucket' },
    { role: 'roles/iam.serviceAccountUser', on: 'itself' },
  ],
};

/** The account that builds functions, and runs those that name no other. */
export function defaultAccount(number: string): string {
  return `${number}-compute@developer.gserviceaccount.com`;
}

/** Every role that the site needs: for its functions, their builds, and the rules of Storage that read Firestore. */
export function wantedGrants({ project, number }: AccountsTarget): Grant[] {
  const own = (['visitors', 'tasks'] as const).flatMap((name) =>
    ROLES[name].map((grant) => ({ ...grant, account: accountEmail(name, project) })),
  );
  return [
    ...own,
    { account: defaultAccount(number), role: 'roles/cloudbuild.builds.builder', on: 'project' },
    {
      account: `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
      role: 'roles/firebaserules.firestoreServiceAgent',
      on: 'project',
    },
  ];
}

/** Reads who may do what with the resource of a grant. */
export function readPolicy(
  { on, account }: Grant,
  target: AccountsTarget,
  call: GoogleApi,
): Promise<GoogleResponse> {
  const url = policyUrl(on, account, target);
  if (on === 'bucket') return call('GET', `${url}?optionsRequestedPolicyVersion=3`);
  return call('POST', `${url}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });
}

/** Whether a policy, as read, has a grant that depends on no condition. */
export function isGranted(policy: unknown, { role, account }: Grant): boolean {
  const { bindings = [] } = policy as Policy;
  return bindings.some((entry) => grants(entry, role) && entry.members.includes(`serviceAccount:${account}`));
}

/**
 * Creates the missing accounts of the functions, and grants each account the roles that it lacks. Yields a line for
 * each account and role, as soon as it is done. Throws an Error with Google's reason.
 */
export async function* applyAccounts(target: AccountsTarget, call: GoogleApi): AsyncGenerator<string> {
  for (const name of ['visitors', 'tasks'] as const) {
    const url = `https://iam.googleapis.com/v1/projects/${target.project}/serviceAccounts`;
    const serviceAccount = { displayName: `Functions of the website: ${name}` };
    const created = await call('POST', url, { accountId: ACCOUNTS[name], serviceAccount });
    if (!created.ok && created.status !== 409) throw new Error(`${ACCOUNTS[name]}: ${created.reason}`);
    yield `${created.ok ? 'made   ' : 'exists '}  ${accountEmail(name, target.project)}`;
  }
  // One after the other: Google takes one change of a policy at a time.
  for (const grant of wantedGrants(target)) yield ensureGrant(grant, target, call);
}

/** Grants a role to an account that lacks it. Returns a line about the role, even if the account already had it. */
async function ensureGrant(grant: Grant, target: AccountsTarget, call: GoogleApi): Promise<string> {
  const { on, account } = grant;
  const name = on === 'itself' ? account : `the ${on}`;
  const readOnce = () => readPolicy(grant, target, call);
  const read = await (on === 'itself' ? retryUntilAccountExists(readOnce) : readOnce());
  const before = bodyOf(read, `Access to ${name} could not be read`);
  if (isGranted(before, grant)) return `had      ${grantText(grant)}`;
  const policy = { ...withGrant(before, grant), version: 3 }; // only version 3 may have conditions
  const url = policyUrl(on, account, target);
  const write = () =>
    on === 'bucket' ? call('PUT', url, policy) : call('POST', `${url}:setIamPolicy`, { policy });
  bodyOf(await retryUntilAccountExists(write), `Access to ${name} could not be changed`);
  return `granted  ${grantText(grant)}`;
}

/** Retries a call for a minute: Google reports for some seconds that an account just created does not exist. */
async function retryUntilAccountExists(request: () => Promise<GoogleResponse>): Promise<GoogleResponse> {
  for (let attempt = 1; ; attempt++) {
    const response = await request();
    if (response.ok || attempt === 12 || !/does not exist|not found/i.test(response.reason)) return response;
    await pause(5000);
  }
}

/** Such as `roles/run.invoker to a@b.iam.gserviceaccount.com on the bucket`. */
export function grantText({ role, account, on }: Grant): string {
  const suffix = { project: '', bucket: ' on the bucket', itself: ' on itself' }[on];
  return `${role} to ${account}${suffix}`;
}

function withGrant(policy: Policy, { role, account }: Grant): Policy {
  const bindings = policy.bindings ?? [];
  const member = `serviceAccount:${account}`;
  const found = bindings.find((binding) => grants(binding, role));
  if (!found) return { ...policy, bindings: [...bindings, { role, members: [member] }] };
  const extended = { ...found, members: [...found.members, member] };
  return { ...policy, bindings: bindings.map((binding) => (binding === found ? extended : binding)) };
}

/** Whether a binding grants a role without a condition. */
function grants(binding: Binding, role: string): boolean {
  return binding.role === role && binding.condition === undefined;
}

function policyUrl(on: Grant['on'], account: string, { project, bucket }: AccountsTarget): string {
  if (on === 'bucket') return `https://storage.googleapis.com/storage/v1/b/${bucket}/iam`;
  if (on === 'project') return `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
  return `https://iam.googleapis.com/v1/projects/${project}/serviceAccounts/${account}`;
}
