import { secretVariables } from '../../src/domain/settings/schema.ts';
import { checkAccounts, checkFunctions } from './check-accounts.ts';
import { checkMonitoring } from './check-monitoring.ts';
import { asList, asRecord, asText, type Finding, judge } from './findings.ts';
import type { GoogleApi } from './google-api.ts';
import { authConfigUrl, MINIMUM_PASSWORD_LENGTH } from './sign-in-policy.ts';
import { INGRESS } from './switch-functions.ts';

/** The project to be checked, and the settings that the site is built with. */
export interface Checked {
  readonly project: string;
  /** The host of the site: `www.example.com`. */
  readonly host: string;
  readonly recaptchaSiteKey: string;
  readonly bucket: string;
  /** Whether the site sends App Check tokens. */
  readonly hasAppCheck: boolean;
}

type Check = (checked: Checked, call: GoogleApi) => Promise<readonly Finding[]>;

/** The services that can require App Check tokens. Storage must not, because browsers send none with a picture. */
const APP_CHECK_SERVICES = {
  'firestore.googleapis.com': 'Firestore',
  'firebasestorage.googleapis.com': 'Storage',
  'identitytoolkit.googleapis.com': 'Authentication',
} as const;

/** The checks for a project before its first deploy. */
const BEFORE_DEPLOY: readonly Check[] = [database, backups, authentication, secrets, checkAccounts, captcha];

/** The checks of what a deploy and `npm run monitoring` create, and of what is set in the console afterwards. */
const AFTER_DEPLOY: readonly Check[] = [
  timeToLive,
  signInDomain,
  appCheck,
  checkFunctions,
  ingress,
  checkMonitoring,
];

/** Runs every check of a project, or those that come before its first deploy. */
export async function checkProject(
  checked: Checked,
  call: GoogleApi,
  { isDeployed = true } = {},
): Promise<Finding[]> {
  const checks = isDeployed ? [...BEFORE_DEPLOY, ...AFTER_DEPLOY] : BEFORE_DEPLOY;
  return (await Promise.all(checks.map((check) => check(checked, call)))).flat();
}

function consoleUrl(project: string): string {
  return `https://console.firebase.google.com/project/${project}`;
}

function databaseUrl(project: string): string {
  return `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
}

async function database({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const options = '--delete-protection ENABLED --point-in-time-recovery ENABLED';
  const update = `npx firebase firestore:databases:update "(default)" ${options} --project ${project}`;
  const create = `npx firebase firestore:databases:create "(default)" --location eur3 ${options} --project ${project}`;
  const toJudgements = (body: Record<string, unknown>) =>
    [
      [
        `Firestore is in Europe (${asText(body.locationId)})`,
        /^eur/.test(asText(body.locationId)),
        'a database cannot be moved: export it, delete it, and create it in eur3',
      ],
      [
        'Firestore is protected from deletion',
        body.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
        update,
      ],
      [
        'Firestore can be restored to any minute of the last week',
        body.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        update,
      ],
    ] as const;
  const missing = ['there is no Firestore database', create] as const;
  return judge(await call('GET', databaseUrl(project)), 'the Firestore database', toJudgements, missing);
}

async function backups({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const create = `npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 7d --project ${project}`;
  const claim = 'Firestore is backed up on a schedule';
  const toJudgements = (body: Record<string, unknown>) =>
    [[claim, asList(body.backupSchedules).length > 0, create]] as const;
  const response = await call('GET', `${databaseUrl(project)}/backupSchedules`);
  return judge(response, 'the backups', toJudgements, ['there is no database to back up', create]);
}

async function timeToLive({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const repair = `npx firebase deploy --only firestore:indexes --project ${project}`;
  const groups = await Promise.all(
    ['outbox', 'limits', 'previews', 'sums', 'leads'].map(async (group) => {
      const url = `${databaseUrl(project)}/collectionGroups/${group}/fields/expireAt`;
      return judge(await call('GET', url), `the time-to-live of ${group}`, ({ ttlConfig }) => [
        [
          `Firestore deletes what has expired in ${group}`,
          ['ACTIVE', 'CREATING'].includes(asText(asRecord(ttlConfig).state)),
          repair,
        ],
      ]);
    }),
  );
  return groups.flat();
}

async function authentication({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const policy = `npm run staff -- --project ${project} policy`;
  const toJudgements = (body: Record<string, unknown>) => {
    const { permissions } = asRecord(body.client);
    const { email } = asRecord(body.signIn);
    return [
      ['visitors cannot sign up', asRecord(permissions).disabledUserSignup === true, policy],
      [
        `passwords have at least ${MINIMUM_PASSWORD_LENGTH} characters`,
        passwordLength(asRecord(body.passwordPolicyConfig)) >= MINIMUM_PASSWORD_LENGTH,
        policy,
      ],
      ['staff can have second factors by app', hasTotp(asRecord(body.mfa)), policy],
      [
        'the sign-in does not tell which addresses have accounts',
        asRecord(body.emailPrivacyConfig).enableImprovedEmailPrivacy === true,
        policy,
      ],
      [
        'staff can sign in by password',
        asRecord(email).enabled === true,
        `${consoleUrl(project)}/authentication/providers`,
      ],
    ] as const;
  };
  const missing = ['Authentication is not set up', `${consoleUrl(project)}/authentication`] as const;
  return judge(await call('GET', authConfigUrl(project)), 'Authentication', toJudgements, missing);
}

/** The minimum length of passwords: Firebase's own minimum of six characters if no policy is enforced. */
function passwordLength({
  passwordPolicyEnforcementState: state,
  passwordPolicyVersions: versions,
}: Record<string, unknown>) {
  if (state !== 'ENFORCE') return 6;
  const [version] = asList(versions);
  return Number(asRecord(asRecord(version).customStrengthOptions).minPasswordLength ?? 6);
}

function hasTotp({ state, providerConfigs }: Record<string, unknown>): boolean {
  const totp = asList(providerConfigs)
    .map(asRecord)
    .find((provider) => provider.totpProviderConfig);
  return state === 'ENABLED' && totp?.state === 'ENABLED';
}

async function signInDomain({ project, host }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const response = await call('GET', authConfigUrl(project));
  const repair = `${consoleUrl(project)}/authentication/settings, Authorized domains`;
  return judge(response, 'the domains of Authentication', ({ authorizedDomains }) => [
    [`${host} may sign people in`, asList(authorizedDomains).includes(host), repair],
  ]);
}

/** Without App Check in the build, no service may require its tokens. With it, Authentication may: its own page may send none. */
async function appCheck({ project, hasAppCheck }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/services?pageSize=50`;
  return judge(await call('GET', url), 'App Check', ({ services }) =>
    Object.entries(APP_CHECK_SERVICES).flatMap(([id, name]) => {
      if (hasAppCheck && name === 'Authentication') return [];
      const isEnforced = asList(services)
        .map(asRecord)
        .some((service) => asText(service.name).endsWith(`/${id}`) && service.enforcementMode === 'ENFORCED');
      const isWanted = hasAppCheck && name === 'Firestore';
      const claim = isWanted
        ? `${name} refuses calls without App Check`
        : `${name} asks for no App Check token`;
      return [[claim, isEnforced === isWanted, `${consoleUrl(project)}/appcheck`]];
    }),
  );
}

async function ingress({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const url = `https://run.googleapis.com/v2/projects/${project}/locations/europe-west1/services?pageSize=100`;
  const repair = `npm run switch -- --project ${project} on`;
  const isOn = (service: unknown) => asRecord(service).ingress === INGRESS.on;
  return judge(await call('GET', url), 'where functions accept calls from', ({ services }) => [
    ["visitors' calls are accepted", asList(services).every(isOn), repair],
  ]);
}

async function secrets({ project }: Checked, call: GoogleApi): Promise<readonly Finding[]> {
  const findings = await Promise.all(
    Object.entries(secretVariables).map(async ([name, schema]) => {
      const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`;
      const repair = `npx firebase functions:secrets:set ${name} --project ${project}`;
      return judge(
        await call('GET', url),
        `the secret ${name}`,
        ({ payload }) => {
          const value = Buffer.from(asText(asRecord(payload).data), 'base64').toString();
          return [[`the secret ${name} has a valid value`, schema.safeParse(value).success, repair]];
        },
        [`there is no secret ${name}`, repair],
      );
    }),
  );
  return findings.flat();
}

async function captcha(
  { project, host, recaptchaSiteKey }: Checked,
  call: GoogleApi,
): Promise<readonly Finding[]> {
  const admin = 'https://www.google.com/recaptcha/admin';
  const url = `https://recaptchaenterprise.googleapis.com/v1/projects/${project}/keys/${recaptchaSiteKey}`;
  // Google does not find older keys, which belong to no project.
  const response = await call('GET', url);
  return judge(response, `the captcha's key, which you find at ${admin},`, ({ webSettings }) => {
    const { allowedDomains, allowAllDomains } = asRecord(webSettings);
    // A key for a domain covers its subdomains.
    const isOfHost = asList(allowedDomains).some((allowed) => `.${host}`.endsWith(`.${asText(allowed)}`));
    return [
      [`the captcha's key is for ${host}`, isOfHost, `${admin}, Domains`],
      ["the captcha's key is for no other site", allowAllDomains !== true, `${admin}, Domains`],
    ];
  });
}
