import type { GoogleApi, GoogleResponse } from './google-api.ts';
import { authConfigUrl } from './sign-in-policy.ts';

/** The result of a check. `repair` is the command, or the page, that fixes it. */
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'wrong' | 'unknown';
  readonly repair?: string;
}

/** The project that is looked at, and what the site is built with. */
export interface Checked {
  readonly project: string;
  /** The host of the site: `www.example.com`. */
  readonly host: string;
  readonly recaptchaSiteKey: string;
}

type Check = (checked: Checked, call: GoogleApi) => Promise<readonly Finding[]>;

/** The secrets of the functions. */
const SECRETS = ['SMTP_URL', 'RECAPTCHA_SECRET', 'DOWNLOAD_LINK_KEYS', 'VISITOR_KEY'];

/** The roles of the functions' service account; a project editor has all of them. */
const ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/cloudtasks.enqueuer',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/iam.serviceAccountUser',
  'roles/run.invoker',
  'roles/storage.objectUser',
];

const RULES_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** Runs every check of a project. One that Google does not let be made is `unknown`, with the reason. */
export async function checkProject(checked: Checked, call: GoogleApi): Promise<Finding[]> {
  const checks: readonly Check[] = [database, timeToLive, authentication, secretVersions, roles, captcha];
  return (await Promise.all(checks.map((check) => check(checked, call)))).flat();
}

const FIRESTORE = 'https://firestore.googleapis.com/v1';

async function database({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const options = '--delete-protection ENABLED --point-in-time-recovery ENABLED';
  const command = (verb: string) =>
    `npx firebase firestore:databases:${verb} "(default)" ${options} --project ${project}`;
  const response = await call('GET', `${FIRESTORE}/projects/${project}/databases/(default)`);
  if (!response.ok && response.status === 404) {
    return [wrong('there is no Firestore database', `${command('create')} --location eur3`)];
  }
  return read(response, 'the Firestore database', (body) => [
    finding(
      `Firestore is in Europe (${text(body.locationId)})`,
      /^eur/.test(text(body.locationId)),
      'a database cannot be moved: export it, delete it, and create it in eur3',
    ),
    finding(
      'Firestore is protected from deletion',
      body.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
      command('update'),
    ),
    finding(
      'Firestore can be restored to any minute of the last week',
      body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
      command('update'),
    ),
  ]);
}

async function timeToLive({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const repair = `npx firebase deploy --only firestore:indexes --project ${project}`;
  const groups = await Promise.all(
    ['outbox', 'limits'].map(async (group) => {
      const url = `${FIRESTORE}/projects/${project}/databases/(default)/collectionGroups/${group}/fields/expireAt`;
      return read(await call('GET', url), `the time-to-live of ${group}`, ({ ttlConfig }) => [
        finding(
          `Firestore deletes what has expired in ${group}`,
          ['ACTIVE', 'CREATING'].includes(text(record(ttlConfig).state)),
          repair,
        ),
      ]);
    }),
  );
  return groups.flat();
}

async function authentication({ project, host }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const policy = `npm run staff -- --project ${project} policy`;
  const console = `https://console.firebase.google.com/project/${project}/authentication`;
  return read(await call('GET', authConfigUrl(project)), 'Authentication', (body) => {
    const { permissions } = record(body.client);
    const { email } = record(body.signIn);
    return [
      finding('visitors cannot sign up', record(permissions).disabledUserSignup === true, policy),
      finding(
        'passwords have a policy',
        record(body.passwordPolicyConfig).passwordPolicyEnforcementState === 'ENFORCE',
        policy,
      ),
      finding('staff can sign in by password', record(email).enabled === true, `${console}/providers`),
      finding(
        `${host} may sign people in`,
        list(body.authorizedDomains).includes(host),
        `${console}/settings, Authorized domains`,
      ),
    ];
  });
}

async function secretVersions({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const found = await Promise.all(
    SECRETS.map(async (name) => {
      const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions?filter=state:ENABLED`;
      const response = await call('GET', url);
      const repair = `npx firebase functions:secrets:set ${name} --project ${project}`;
      if (!response.ok && response.status === 404) return [wrong(`there is no secret ${name}`, repair)];
      return read(response, `the secret ${name}`, ({ versions }) => [
        finding(`the secret ${name} has a value`, list(versions).length > 0, repair),
      ]);
    }),
  );
  return found.flat();
}

async function roles({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const resource = `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
  const [about, policy] = await Promise.all([
    call('GET', resource),
    call('POST', `${resource}:getIamPolicy`, {}),
  ]);
  return read(about, 'the project', ({ name }) =>
    read(policy, 'the roles of accounts', ({ bindings }) => {
      const number = text(name).split('/')[1];
      const has = (role: string, account: string) =>
        list(bindings).some((binding) => {
          const { role: bound, members } = record(binding);
          return bound === role && list(members).includes(`serviceAccount:${account}`);
        });
      const grant = (role: string, account: string) =>
        `gcloud projects add-iam-policy-binding ${project} --member serviceAccount:${account} --role ${role}`;
      const functions = `${number}-compute@developer.gserviceaccount.com`;
      const storage = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
      const isEditor = has('roles/editor', functions);
      return [
        ...ROLES.map((role) =>
          finding(`the functions have ${role}`, isEditor || has(role, functions), grant(role, functions)),
        ),
        finding(
          'rules of Storage may read who is staff',
          has(RULES_ROLE, storage),
          grant(RULES_ROLE, storage),
        ),
      ];
    }),
  );
}

async function captcha(
  { project, host, recaptchaSiteKey }: Checked,
  call: GoogleApi,
): Promise<readonly Finding[]> {
  const what = `the captcha's key is for ${host}`;
  const url = `https://recaptchaenterprise.googleapis.com/v1/projects/${project}/keys/${recaptchaSiteKey}`;
  const admin = 'https://www.google.com/recaptcha/admin';
  const response = await call('GET', url);
  // Older keys do not belong to a project.
  if (!response.ok)
    return [{ what: `${what} (${response.reason})`, state: 'unknown', repair: `look at ${admin}` }];
  const { webSettings } = record(response.body);
  const { allowedDomains, allowAllDomains } = record(webSettings);
  return [
    finding(
      what,
      list(allowedDomains).some((domain) => isWithin(host, text(domain))),
      `${admin}, Domains`,
    ),
    finding("the captcha's key is for no other site", allowAllDomains !== true, `${admin}, Domains`),
  ];
}

/** A key for a domain is one for its subdomains too. */
function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** What a body tells, or that it could not be read. */
function read(
  response: GoogleResponse,
  what: string,
  judge: (body: Record<string, unknown>) => readonly Finding[],
): readonly Finding[] {
  if (response.ok) return judge(record(response.body));
  return [{ what: `${what} could not be read: ${response.reason}`, state: 'unknown' }];
}

function finding(what: string, isRight: boolean, repair: string): Finding {
  return isRight ? { what, state: 'ok' } : wrong(`not so: ${what}`, repair);
}

function wrong(what: string, repair: string): Finding {
  return { what, state: 'wrong', repair };
}

function record(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
