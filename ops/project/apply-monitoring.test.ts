import { expect, test } from 'vitest';
import { applyMonitoring } from './apply-monitoring.ts';
import type { GoogleApi } from './google-api.ts';

const TARGET = { project: 'our-site', host: 'www.example.com', notify: ['ops@example.com'], budget: '50' };

type Stored = { name: string } & Record<string, unknown>;

/** A fake of the Google APIs in use. It stores what is created in lists by path, and records the calls. */
function fakeGoogle() {
  const lists = new Map<string, Stored[]>();
  const calls: { method: string; url: string; body?: object | undefined }[] = [];
  const call: GoogleApi = async (method, url, body) => {
    calls.push({ method, url, body });
    if (url.includes('cloudresourcemanager')) return { ok: true, body: { name: 'projects/123' } };
    if (url.includes('cloudbilling'))
      return { ok: true, body: { billingAccountName: 'billingAccounts/AB-12' } };
    if (method === 'PATCH') return { ok: true, body: {} };
    const path = new URL(url).pathname.split('/').slice(2).join('/'); // without the version
    const stored = lists.get(path) ?? [];
    if (method === 'GET') return { ok: true, body: { [path.split('/').at(-1) ?? '']: stored } };
    const created = { ...body, name: `${path}/${stored.length + 1}` };
    lists.set(path, [...stored, created]);
    return { ok: true, body: created };
  };
  return { lists, calls, call };
}

test('SAFE-08 alerts, uptime checks and a budget are created, alerts and budget notify, and no placeholder is left', async () => {
  const { lists, call } = fakeGoogle();
  const lines = await Array.fromAsync(applyMonitoring(TARGET, call));
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) expect(line).toMatch(/^created {2}\S/);
  const channel = 'projects/our-site/notificationChannels/1';
  const policies = lists.get('projects/our-site/alertPolicies') ?? [];
  for (const policy of policies) expect(policy).toMatchObject({ notificationChannels: [channel] });
  expect(JSON.stringify(policies)).toContain('cloudtasks.googleapis.com/queue/depth');
  expect(lists.get('projects/our-site/uptimeCheckConfigs')).toContainEqual(
    expect.objectContaining({
      monitoredResource: {
        type: 'uptime_url',
        labels: { project_id: 'our-site', host: 'www.example.com' },
      },
      httpCheck: expect.objectContaining({ path: '/blog' }),
    }),
  );
  expect(lists.get('billingAccounts/AB-12/budgets')).toMatchObject([
    {
      budgetFilter: { projects: ['projects/123'] },
      amount: { specifiedAmount: { units: '50' } },
      notificationsRule: { monitoringNotificationChannels: [channel] },
    },
  ]);
  expect(JSON.stringify([...lists])).not.toMatch(/\{[a-zA-Z]+\}/);
});

test('SAFE-08 a second run updates what the first created; without addresses and a budget, it keeps those of the first', async () => {
  const { lists, calls, call } = fakeGoogle();
  const bareTarget = { ...TARGET, notify: [], budget: undefined };
  await expect(Array.fromAsync(applyMonitoring(bareTarget, call))).rejects.toThrow('add --notify');
  const created = await Array.fromAsync(applyMonitoring({ ...TARGET, budget: '80' }, call));
  const before = JSON.stringify([...lists]);
  calls.length = 0;
  const updated = await Array.fromAsync(applyMonitoring(bareTarget, call));
  expect(updated).toEqual(created.map((line) => line.replace('created', 'updated')));
  expect(JSON.stringify([...lists])).toBe(before);
  const patched = calls.filter(({ method }) => method === 'PATCH').map(({ url }) => url);
  expect(patched).toContain('https://monitoring.googleapis.com/v3/projects/our-site/alertPolicies/1');
  expect(patched).toContain('https://billingbudgets.googleapis.com/v1/billingAccounts/AB-12/budgets/1');
  expect(calls.at(-1)?.body).toEqual(lists.get('billingAccounts/AB-12/budgets')?.[0]);
});

test("SAFE-08 the budget of another project on the same account stays, and this project's earlier one is updated", async () => {
  const { lists, calls, call } = fakeGoogle();
  const budgets = ['999', '123'].map((number) => ({
    name: `billingAccounts/AB-12/budgets/${number}`,
    displayName: 'Website',
    budgetFilter: { projects: [`projects/${number}`] },
  }));
  lists.set('billingAccounts/AB-12/budgets', budgets);
  await Array.fromAsync(applyMonitoring(TARGET, call));
  const patched = calls.filter(({ method, url }) => method === 'PATCH' && url.includes('/budgets/'));
  expect(patched).toMatchObject([
    { url: expect.stringMatching(/\/123$/), body: { displayName: 'Website of our-site' } },
  ]);
});

test('SAFE-08 a run with another address notifies that one as well', async () => {
  const { lists, calls, call } = fakeGoogle();
  await Array.fromAsync(applyMonitoring(TARGET, call));
  calls.length = 0;
  await Array.fromAsync(applyMonitoring({ ...TARGET, notify: ['night@example.com'] }, call));
  const both = (lists.get('projects/our-site/notificationChannels') ?? []).map(({ name }) => name);
  expect(both).toHaveLength(2);
  const bodies = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(bodies).toContainEqual(expect.objectContaining({ notificationChannels: both }));
  expect(bodies.at(-1)).toMatchObject({ notificationsRule: { monitoringNotificationChannels: both } });
});

test('SAFE-08 a budget notifies five at most, and nobody whose channel was deleted', async () => {
  const { lists, calls, call } = fakeGoogle();
  const notify = Array.from({ length: 6 }, (_, number) => `${number}@example.com`);
  await Array.fromAsync(applyMonitoring({ ...TARGET, notify }, call));
  const [first, ...others] = lists.get('projects/our-site/notificationChannels') ?? [];
  lists.set('projects/our-site/notificationChannels', others);
  await Array.fromAsync(applyMonitoring({ ...TARGET, notify: ['5@example.com'] }, call));
  const names = others.map(({ name }) => name);
  expect(names).toHaveLength(5);
  expect(names).not.toContain(first?.name);
  expect(calls.at(-1)?.body).toMatchObject({ notificationsRule: { monitoringNotificationChannels: names } });
});

test("SAFE-08 a refusal is reported with Google's reason", async () => {
  const call: GoogleApi = async () => ({ ok: false, status: 403, reason: 'Cloud Monitoring API is off' });
  await expect(Array.fromAsync(applyMonitoring(TARGET, call))).rejects.toThrow('Cloud Monitoring API is off');
});
