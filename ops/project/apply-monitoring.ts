import { globSync, readFileSync } from 'node:fs';
import { asList, asRecord, asText } from './findings.ts';
import { bodyOf, type GoogleApi, projectNumber } from './google-api.ts';

const MONITORING = 'https://monitoring.googleapis.com/v3';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

/** The maximum number of channels of a budget (cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets). */
const BUDGET_CHANNELS = 5;

/** What is monitored, and who is notified. The files of ops/ have placeholders for `project`, `host` and `budget`. */
export interface MonitoringTarget {
  readonly project: string;
  /** The host of the site: `www.example.com`. */
  readonly host: string;
  /** Email addresses to which alerts are to be sent, in addition to those that already receive them. */
  readonly notify: readonly string[];
  /** The budget of a month, in whole units of the billing account's currency. Without it an existing one stays, a new one is 50. */
  readonly budget?: string | undefined;
}

type Resource = Readonly<Record<string, unknown>> & {
  readonly name?: string;
  readonly displayName?: string;
  readonly notificationChannels?: readonly string[];
  readonly notificationsRule?: { readonly monitoringNotificationChannels?: readonly string[] };
};

/**
 * Creates a project's alert policies, uptime checks and budget from the files in ops/, or updates those that already
 * exist under the same name. Yields a line for each, as soon as it is done.
 *
 * @throws Error with Google's reason
 */
export async function* applyMonitoring(target: MonitoringTarget, call: GoogleApi): AsyncGenerator<string> {
  const project = `${MONITORING}/projects/${target.project}`;
  const channels: string[] = [];
  for (const email of target.notify)
    channels.push(await ensureChannel(`${project}/notificationChannels`, email, call));
  const notified = (await list(`${project}/alertPolicies`, call))
    .filter(({ displayName = '' }) => namesIn('alerts').includes(displayName))
    .flatMap(({ notificationChannels = [] }) => notificationChannels);
  if (channels.length + notified.length === 0) throw new Error('nobody is notified yet: add --notify EMAIL');
  /** Adds channels to those of a resource, which stay (some may be from the console); one without any gets those of all alerts. */
  const withChannels = (existing: readonly string[] = notified) => [...new Set([...existing, ...channels])];
  const values = { project: target.project, host: target.host, budget: target.budget ?? '50' };
  for (const check of readResources('ops/uptime/*.json', values))
    yield upsert(`${project}/uptimeCheckConfigs`, check, call);
  for (const policy of readResources('ops/alerts/*.json', values)) {
    yield upsert(`${project}/alertPolicies`, policy, call, ({ notificationChannels }) => ({
      notificationChannels: withChannels(notificationChannels),
    }));
  }
  const projectName = `projects/${await projectNumber(target.project, call)}`;
  const billing = `https://cloudbilling.googleapis.com/v1/projects/${target.project}/billingInfo`;
  const { billingAccountName: account } = await send(call, 'GET', billing);
  if (!account) throw new Error(`${target.project} has no billing account`);
  const current = new Set((await list(`${project}/notificationChannels`, call)).map(({ name }) => name));
  for (const budget of readResources('ops/budget.json', { ...values, projectName })) {
    const merge = ({ notificationsRule: rule, amount }: Resource) => ({
      amount: target.budget ? budget.amount : (amount ?? budget.amount),
      notificationsRule: {
        ...rule,
        // Channels of a budget stay in it after they have been deleted.
        monitoringNotificationChannels: withChannels(rule?.monitoringNotificationChannels)
          .filter((channel) => current.has(channel))
          .slice(0, BUDGET_CHANNELS),
      },
    });
    const isSame = (existing: Resource) => isBudgetOf(projectName, existing);
    yield upsert(`${BUDGETS}/${account}/budgets`, budget, call, merge, isSame);
  }
}

/** Whether a budget is that of ops/budget.json for a project, such as `projects/123`. Budgets of earlier releases are named "Website" only. */
export function isBudgetOf(projectName: string, { displayName, budgetFilter }: Resource): boolean {
  const { projects } = asRecord(budgetFilter);
  return /^Website( of |$)/.test(asText(displayName)) && asList(projects).includes(projectName);
}

/** The names of the alerts or uptime checks in the files of ops/. */
export function namesIn(kind: 'alerts' | 'uptime'): string[] {
  return globSync(`ops/${kind}/*.json`)
    .toSorted()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')).displayName);
}

/** Reads the resources in files, and fills in placeholders such as `{host}`. */
function readResources(pattern: string, values: Readonly<Record<string, string>>): Resource[] {
  return globSync(pattern)
    .toSorted()
    .map((file) =>
      JSON.parse(
        readFileSync(file, 'utf8').replace(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
          const value = values[name];
          if (value === undefined) throw new Error(`${file} has an unknown placeholder {${name}}`);
          return JSON.stringify(value).slice(1, -1); // the file has the quotes
        }),
      ),
    );
}

async function ensureChannel(url: string, email: string, call: GoogleApi): Promise<string> {
  const existing = await list(url, call);
  const found = existing.find(
    ({ type, labels }) => type === 'email' && (labels as Record<string, string>).email_address === email,
  );
  if (found?.name) return found.name;
  const channel = { type: 'email', displayName: email, labels: { email_address: email } };
  const { name } = await send(call, 'POST', url, channel);
  return name ?? '';
}

/** Updates the resource that `isSame` finds, or creates it. `merge` returns fields that depend on the existing one. Returns a line to print. */
async function upsert(
  url: string,
  resource: Resource,
  call: GoogleApi,
  merge: (existing: Resource) => Resource = () => ({}),
  isSame = ({ displayName }: Resource) => displayName === resource.displayName,
): Promise<string> {
  const found = (await list(url, call)).find(isSame);
  const body = { ...resource, ...merge(found ?? {}) };
  if (!found?.name) {
    await send(call, 'POST', url, body);
    return `created  ${resource.displayName}`;
  }
  const { origin, pathname } = new URL(url);
  const version = pathname.split('/')[1];
  await send(call, 'PATCH', `${origin}/${version}/${found.name}`, { ...body, name: found.name });
  return `updated  ${resource.displayName}`;
}

async function list(url: string, call: GoogleApi): Promise<readonly Resource[]> {
  const resources: Resource[] = [];
  const listName = url.split('/').at(-1) ?? '';
  let page = '';
  do {
    const body = await send(call, 'GET', page ? `${url}?pageToken=${encodeURIComponent(page)}` : url);
    resources.push(...((body[listName] as Resource[] | undefined) ?? []));
    page = String(body.nextPageToken ?? '');
  } while (page);
  return resources;
}

async function send(
  call: GoogleApi,
  method: 'GET' | 'PATCH' | 'POST',
  url: string,
  body?: object,
): Promise<Resource> {
  return bodyOf(await call(method, url, body), `${method} ${url}`);
}
