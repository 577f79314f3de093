import { expect, test, vi } from 'vitest';
import { applyAccounts, isGranted, wantedGrants } from './accounts.ts';
import type { GoogleApi } from './google-api.ts';

// Pauses take no time here.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const TARGET = { project: 'our-site', number: '123', bucket: 'our-bucket' };

/** A fake of Google's APIs, which stores the accounts that are created, and the policies that are written, by resource. */
function fakeGoogle() {
  const policies = new Map<string, unknown>();
  const accounts: unknown[] = [];
  const call: GoogleApi = async (method, url, body) => {
    if (url.endsWith('/serviceAccounts')) {
      // Both accounts exist: this is the second run.
      if (accounts.length === 2) return { ok: false, status: 409, reason: 'exists' };
      accounts.push((body as { accountId: string }).accountId);
      return { ok: true, body: {} };
    }
    // Drops the scheme, and at the end the method (":getIamPolicy") or the query.
    const [resource = ''] = url.replace(/^https:\/\//, '').split(/[:?]/);
    if (method === 'PUT' || url.endsWith(':setIamPolicy')) {
      policies.set(resource, method === 'PUT' ? body : (body as { policy: unknown }).policy);
    }
    return { ok: true, body: policies.get(resource) ?? { etag: 'E' } };
  };
  return { policies, accounts, call };
}

test('DAY-04 two accounts are made, each gets its roles once, and what was granted before stays', async () => {
  const { policies, accounts, call } = fakeGoogle();
  const project = 'cloudresourcemanager.googleapis.com/v3/projects/our-site';
  const conditional = { role: 'roles/run.invoker', members: ['user:a'], condition: { expression: 'b' } };
  policies.set(project, { etag: 'E', bindings: [{ role: 'roles/owner', members: ['user:a'] }, conditional] });

  const first = await Array.fromAsync(applyAccounts(TARGET, call));
  expect(accounts).toEqual(['website-visitors', 'website-tasks']);
  expect(first.filter((line) => line.startsWith('granted'))).toHaveLength(wantedGrants(TARGET).length);
  expect(policies.get(project)).toMatchObject({ etag: 'E', version: 3 });
  expect(policies.get(project)).toHaveProperty('bindings.0', { role: 'roles/owner', members: ['user:a'] });
  expect(policies.get(project)).toHaveProperty('bindings.1', conditional);
  for (const grant of wantedGrants(TARGET)) {
    expect([...policies.values()].some((policy) => isGranted(policy, grant))).toBe(true);
  }

  const before = JSON.stringify([...policies]);
  const second = await Array.fromAsync(applyAccounts(TARGET, call));
  expect(second.filter((line) => !/^(exists|had)/.test(line))).toEqual([]);
  expect(JSON.stringify([...policies])).toBe(before);
});

test('DAY-04 functions that visitors call cannot write files, call other functions or impersonate other accounts', () => {
  const roles = wantedGrants(TARGET)
    .filter(({ account }) => account.startsWith('website-visitors@'))
    .map(({ role, on }) => `${role} on ${on}`);
  expect(roles).toEqual([
    'roles/datastore.user on project',
    'roles/storage.objectViewer on bucket',
    'roles/iam.serviceAccountUser on itself',
  ]);
});

test.each(['setIamPolicy', 'website-visitors@our-site.iam.gserviceaccount.com:getIamPolicy'])(
  'DAY-05 a call of …%s waits until Google has propagated a new account',
  async (name) => {
    const { call } = fakeGoogle();
    let refusalsLeft = 3;
    const slow: GoogleApi = async (method, url, body) =>
      url.endsWith(name) && refusalsLeft-- > 0
        ? { ok: false, status: 400, reason: 'Service account website-visitors does not exist.' }
        : call(method, url, body);
    expect(await Array.fromAsync(applyAccounts(TARGET, slow))).toHaveLength(2 + wantedGrants(TARGET).length);
    expect(refusalsLeft).toBeLessThan(0); // Google was called again after the last refusal
  },
);
