import { globSync, readFileSync } from 'node:fs';
import { bodyOf, type GoogleApi, projectNumber } from './google-api.ts';

const MONITORING = 'https://monitoring.googleapis.com/v3';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

/** Values for the placeholders in the files of ops/. */
export interface MonitoringTarget {
  readonly project: string;
  /** The host of the site: `www.example.com`. */
  readonly host: string;
  /** The email address that alerts are sent to. */
  readonly notify: string;
  /** The budget of a month, in whole units of the billing account's currency. */
  readonly budget: string;
}

type Resource = Readonly<Record<string, unknown>> & { readonly name?: string; readonly displayName?: string };

/**
 * Creates a project's alert policies, uptime checks and budget from the files in ops/, or updates those that already
 * exist under the same name. Returns a line for each.
 *
 * @throws Error with Google's reason
 */
export async function applyMonitoring(target: MonitoringTarget, call: GoogleApi): Promise<string[]> {
  const project = `${MONITORING}/projects/${target.project}`;
  const channel = await ensureChannel(`${project}/notificationChannels`, target.notify, call);
  const values = { project: target.project, host: target.host, budget: target.budget, channel };
  const lines: string[] = [];
  for (const check of readResources('ops/uptime/*.json', values)) {
    lines.push(await put(`${project}/uptimeCheckConfigs`, 'uptimeCheckConfigs', check, call));
  }
  for (const policy of readResources('ops/alerts/*.json', values)) {
    const notified = { ...policy, notificationChannels: [channel] };
    lines.push(await put(`${project}/alertPolicies`, 'alertPolicies', notified, call));
  }
  const projectName = `projects/${await projectNumber(target.project, call)}`;
  const billing = `https://cloudbilling.googleapis.com/v1/projects/${target.project}/billingInfo`;
  const { billingAccountName: account } = await send(call, 'GET', billing);
  if (!account) throw new Error(`${target.project} has no billing account`);
  for (const budget of readResources('ops/budget.json', { ...values, projectName })) {
    lines.push(await put(`${BUDGETS}/${account}/budgets`, 'budgets', budget, call));
  }
  return lines;
}

/** The name of the budget in ops/budget.json. */
export const BUDGET_NAME = 'Website';

/** The names of the alerts or uptime checks in the files of ops/. */
export function monitored(kind: 'alerts' | 'uptime'): string[] {
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
  const existing = await list(url, 'notificationChannels', call);
  const found = existing.find(
    ({ type, labels }) => type === 'email' && (labels as Record<string, string>).email_address === email,
  );
  if (found?.name) return found.name;
  const channel = { type: 'email', displayName: email, labels: { email_address: email } };
  const { name } = await send(call, 'POST', url, channel);
  return name ?? '';
}

/** Updates the resource with the same display name, or creates it. */
async function put(url: string, field: string, resource: Resource, call: GoogleApi): Promise<string> {
  const existing = await list(url, field, call);
  const found = existing.find(({ displayName }) => displayName === resource.displayName);
  if (!found?.name) {
    await send(call, 'POST', url, resource);
    return `created  ${resource.displayName}`;
  }
  const { origin, pathname } = new URL(url);
  const version = pathname.split('/')[1];
  await send(call, 'PATCH', `${origin}/${version}/${found.name}`, { ...resource, name: found.name });
  return `updated  ${resource.displayName}`;
}

async function list(url: string, field: string, call: GoogleApi): Promise<readonly Resource[]> {
  const resources: Resource[] = [];
  let page = '';
  do {
    const body = await send(call, 'GET', page ? `${url}?pageToken=${encodeURIComponent(page)}` : url);
    resources.push(...((body[field] as Resource[] | undefined) ?? []));
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
