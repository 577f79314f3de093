import { accountEmail } from '../../functions/src/accounts.ts';
import { defaultAccount, grantText, isGranted, readPolicy, wantedGrants } from './accounts.ts';
import { asList, asRecord, asText, type Finding, judge } from './findings.ts';
import { functionsUrl, type GoogleApi, readProject } from './google-api.ts';

interface CheckedAccounts {
  readonly project: string;
  readonly bucket: string;
}

/** Checks that each account has its roles, and that the default account is neither editor nor owner of the project. */
export async function checkAccounts(
  { project, bucket }: CheckedAccounts,
  call: GoogleApi,
): Promise<readonly Finding[]> {
  const read = await readProject(project, call);
  if (!read.ok) return judge(read, 'the roles of accounts', () => []);
  const number = asText(asRecord(read.body).name).replace('projects/', '');
  const target = { project, number, bucket };
  const repair = `npm run accounts -- --project ${project}`;
  const create = `https://console.firebase.google.com/project/${project}/storage, then ${repair}`;
  const grants = await Promise.all(
    wantedGrants(target).map(async (grant) => {
      const policy = await readPolicy(grant, target, call);
      const name = grantText(grant);
      // For an account or a bucket that does not exist, Google responds with 404.
      const missing = [name, grant.on === 'bucket' ? `no bucket ${bucket}: ${create}` : repair] as const;
      return judge(policy, name, (body) => [[name, isGranted(body, grant), repair]], missing);
    }),
  );
  const account = defaultAccount(number);
  const grant = (name: string) => ({ account, role: `roles/${name}`, on: 'project' }) as const;
  const policy = await readPolicy(grant('editor'), target, call);
  return [
    ...grants.flat(),
    ...judge(policy, 'the roles of the default account', (body) =>
      ['editor', 'owner'].map((name) => [
        `the default account is not an ${name} of the project`,
        !isGranted(body, grant(name)),
        `gcloud projects remove-iam-policy-binding ${project} --member serviceAccount:${account} --role roles/${name} --condition None`,
      ]),
    ),
  ];
}

/** Checks that deployed functions run as the accounts made for them. */
export async function checkFunctions(
  { project }: CheckedAccounts,
  call: GoogleApi,
): Promise<readonly Finding[]> {
  const own = [accountEmail('visitors', project), accountEmail('tasks', project)];
  return judge(await call('GET', functionsUrl(project)), 'the functions', ({ functions }) => {
    const others = asList(functions)
      .map(asRecord)
      .filter(({ serviceConfig }) => !own.includes(asText(asRecord(serviceConfig).serviceAccountEmail)))
      .map(({ name }) => asText(name).split('/').at(-1));
    return [
      [
        `every function runs as one of its two accounts${others.length > 0 ? ` (${others.join(', ')})` : ''}`,
        others.length === 0 && asList(functions).length > 0,
        `FIREBASE_PROJECT=${project} npm run deploy`,
      ],
    ];
  });
}
