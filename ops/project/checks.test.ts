import { expect, test } from 'vitest';
import { namesIn } from './apply-monitoring.ts';
import { checkProject } from './checks.ts';
import type { GoogleApi } from './google-api.ts';
import healthyProject from './healthy-project.json' with { type: 'json' };

const CHECKED = {
  project: 'our-site',
  host: 'www.example.com',
  recaptchaSiteKey: 'KEY',
  bucket: 'our-bucket',
  hasAppCheck: true,
};
// The email addresses of service accounts.
const VISITORS = 'website-visitors@our-site.iam.gserviceaccount.com';
const TASKS = 'website-tasks@our-site.iam.gserviceaccount.com';
const DEFAULT = '123-compute@developer.gserviceaccount.com';
const STORAGE = 'service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com';

/** Google's responses for a correctly configured project, by the end of the URL's path. The first one that fits is sent. */
const HEALTHY: Readonly<Record<string, unknown>> = {
  ...healthyProject,
  '/alertPolicies': {
    alertPolicies: namesIn('alerts').map((displayName) => ({ displayName, notificationChannels: ['a'] })),
  },
  '/uptimeCheckConfigs': { uptimeCheckConfigs: namesIn('uptime').map((displayName) => ({ displayName })) },
};

/** A fake of Google's APIs. `overrides` replace some of its responses; a number is the status of a refusal, a text its reason. */
function fakeGoogle(overrides: Readonly<Record<string, unknown>> = {}): GoogleApi {
  return async (_, url) => {
    const { pathname } = new URL(url);
    const responses = [...Object.entries(overrides), ...Object.entries(HEALTHY)];
    const [, body] = responses.find(([end]) => decodeURIComponent(pathname).endsWith(end)) ?? [];
    if (typeof body === 'number') return { ok: false, status: body, reason: `refused with ${body}` };
    if (typeof body === 'string') return { ok: false, status: 403, reason: body };
    if (body === undefined) throw new Error(`Nothing is known of ${url}`);
    return { ok: true, body };
  };
}

async function findFaults(overrides: Readonly<Record<string, unknown>>) {
  const findings = await checkProject(CHECKED, fakeGoogle(overrides));
  return findings.filter(({ state }) => state !== 'ok');
}

test('SAFE-08 every check of a correctly configured project is in order', async () => {
  const findings = await checkProject(CHECKED, fakeGoogle());
  expect(findings.length).toBeGreaterThan(20);
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  // Authentication may ask for App Check tokens, or not.
  const services = [{ name: '/firestore.googleapis.com', enforcementMode: 'ENFORCED' }];
  expect(await findFaults({ '/v1/projects/our-site/services': { services } })).toEqual([]);
});

const NOT_ENABLED =
  'Cloud Firestore API has not been used in project 123 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/firestore.googleapis.com/overview?project=123 then retry.';
const grantToDefault = (role: string) => ({
  bindings: [{ role: `roles/${role}`, members: [`serviceAccount:${DEFAULT}`] }],
});
const NOT_ENCODED = { payload: { data: btoa('smtp://ada.b:12#3@mail.example.com:587') } };
const SHORT = { payload: { data: 'AAAA' } };
const STORAGE_ENFORCED = { name: '/firebasestorage.googleapis.com', enforcementMode: 'ENFORCED' };
const OTHER_BUDGET = { displayName: 'Website', budgetFilter: { projects: ['projects/999'] } };
const UNPROTECTED = { '/databases/(default)': { locationId: 'eur3' } };
const NO_CHANNEL = { alertPolicies: [{ displayName: 'Functions respond with 5xx' }] };
const ENABLE = 'gcloud services enable firestore.googleapis.com --project 123';

test.each([
  [{ '/databases/(default)': 404 }, 'there is no Firestore database', 'databases:create "(default)"'],
  [{ '/databases/(default)': { locationId: 'nam5' } }, 'in Europe (nam5)', 'cannot be moved'],
  [UNPROTECTED, 'protected from deletion', '--delete-protection ENABLED'],
  [UNPROTECTED, 'restored', '--point-in-time-recovery ENABLED'],
  [{ '/backupSchedules': 404 }, 'no database to back up', 'schedules:create --recurrence DAILY'],
  [
    { '/b/our-bucket/iam': 404 },
    'on the bucket',
    'no bucket our-bucket: https://console.firebase.google.com',
  ],
  [{ '/our-site/config': 404 }, 'Authentication is not set up', '/our-site/authentication'],
  [{ '/databases/(default)': NOT_ENABLED }, 'firestore.googleapis.com is not enabled', ENABLE],
  [{ '/v3/projects/our-site': NOT_ENABLED }, 'the roles of accounts: firestore', ENABLE],
  [{ '/backupSchedules': {} }, 'backed up on a schedule', 'schedules:create --recurrence DAILY'],
  [{ '/outbox/fields/expireAt': {} }, 'expired in outbox', 'deploy --only firestore:indexes'],
  [{ '/our-site/config': {} }, 'cannot sign up', 'npm run staff -- --project our-site policy'],
  [
    { '/our-site/config': { passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' } } },
    'passwords have at least 15 characters',
    'npm run staff -- --project our-site policy',
  ],
  [{ '/our-site/config': { mfa: { state: 'ENABLED' } } }, 'second factors by app', 'policy'],
  [{ '/our-site/config': {} }, 'does not tell which addresses', 'npm run staff -- --project our-site policy'],
  [{ '/our-site/config': {} }, 'sign in by password', '/our-site/authentication/providers'],
  [{ '/our-site/config': {} }, 'www.example.com may sign', 'Authorized domains'],
  [{ '/SMTP_URL/versions/latest:access': 404 }, 'no secret SMTP_URL', 'functions:secrets:set SMTP_URL'],
  [{ '/SMTP_URL/versions/latest:access': NOT_ENCODED }, 'SMTP_URL has a valid', 'secrets:set SMTP_URL'],
  [{ '/VISITOR_KEY/versions/latest:access': SHORT }, 'VISITOR_KEY has a valid', 'secrets:set VISITOR_KEY'],
  [{ '/our-site:getIamPolicy': {} }, `roles/datastore.user to ${VISITORS}`, 'npm run accounts'],
  [{ '/our-site:getIamPolicy': {} }, STORAGE, 'npm run accounts'],
  [{ [`/${TASKS}:getIamPolicy`]: 404 }, `${TASKS} on itself`, 'npm run accounts'],
  [{ '/b/our-bucket/iam': {} }, `roles/storage.objectUser to ${TASKS} on the bucket`, 'npm run accounts'],
  [
    { '/our-site:getIamPolicy': grantToDefault('editor') },
    'the default account is not an editor',
    `remove-iam-policy-binding our-site --member serviceAccount:${DEFAULT}`,
  ],
  [{ '/our-site:getIamPolicy': grantToDefault('owner') }, 'is not an owner', '--role roles/owner'],
  [
    { '/europe-west1/functions': { functions: [{ name: 'functions/contact' }] } },
    'one of its two accounts (contact)',
    'npm run deploy',
  ],
  [{ '/europe-west1/services': { services: [{}] } }, 'calls are accepted', 'switch -- --project our-site on'],
  [{ '/our-site/services': {} }, 'Firestore refuses calls without App Check', '/our-site/appcheck'],
  [{ '/our-site/services': { services: [STORAGE_ENFORCED] } }, 'Storage asks for no App Check', '/appcheck'],
  [{ '/alertPolicies': {} }, '"Functions respond with 5xx" notifies somebody', 'npm run monitoring'],
  [{ '/alertPolicies': NO_CHANNEL }, '"Functions respond with 5xx" notifies somebody', 'npm run monitoring'],
  [{ '/uptimeCheckConfigs': {} }, '"Contact form" is checked from outside', 'npm run monitoring'],
  [{ '/AB-12/budgets': {} }, 'a budget of this project sends mail', 'npm run monitoring'],
  [{ '/AB-12/budgets': { budgets: [OTHER_BUDGET] } }, 'of this project sends mail', 'npm run monitoring'],
  [{ '/keys/KEY': { webSettings: { allowedDomains: ['ample.com'] } } }, 'is for www.example.com', 'Domains'], // not a parent of the host
  [{ '/keys/KEY': { webSettings: { allowAllDomains: true } } }, 'for no other site', 'Domains'],
])('SAFE-08 %j leads to the finding "%s" and names its repair', async (overrides, message, repair) => {
  const findings = await findFaults(overrides);
  expect(findings).toContainEqual({
    message: expect.stringContaining(message),
    state: 'wrong',
    repair: expect.stringContaining(repair),
  });
});

test('SAFE-08 a check without permission is unknown, and the others still run', async () => {
  expect(await findFaults({ '/databases/(default)': 403, '/keys/KEY': 404 })).toEqual([
    { message: 'the Firestore database could not be read: refused with 403', state: 'unknown' },
    { message: expect.stringMatching(/^the captcha's key, .* could not be read/), state: 'unknown' },
  ]);
});

test('DAY-05 before the first deploy, nothing that only a deploy creates is reported as missing', async () => {
  const notYet = { '/europe-west1/functions': {}, '/alertPolicies': {}, '/outbox/fields/expireAt': {} };
  const findings = await checkProject(CHECKED, fakeGoogle(notYet), { isDeployed: false });
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  const lacking = fakeGoogle({ '/our-site:getIamPolicy': {} });
  const missing = await checkProject(CHECKED, lacking, { isDeployed: false });
  expect(missing).toContainEqual(
    expect.objectContaining({ state: 'wrong', repair: expect.stringContaining('accounts') }),
  );
});
