import { BUDGET_NAME, monitored } from './apply-monitoring.ts';
import { type Finding, list, read, record, text } from './findings.ts';
import type { GoogleApi } from './google-api.ts';

const MONITORING = 'https://monitoring.googleapis.com/v3/projects';

/** Checks that each alert, uptime check and budget of ops/ exists, and that alerts reach somebody. */
export async function checkMonitoring(
  { project }: { readonly project: string },
  call: GoogleApi,
): Promise<readonly Finding[]> {
  const repair = `npm run monitoring -- --project ${project} --notify you@example.com --budget 50`;
  const [policies, uptimeChecks, billing] = await Promise.all([
    call('GET', `${MONITORING}/${project}/alertPolicies?pageSize=500`),
    call('GET', `${MONITORING}/${project}/uptimeCheckConfigs?pageSize=100`),
    call('GET', `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`),
  ]);
  const account = billing.ok ? text(record(billing.body).billingAccountName) : '';
  const budgets = account
    ? await call('GET', `https://billingbudgets.googleapis.com/v1/${account}/budgets`)
    : billing;
  const findByName = (resources: unknown, name: string) =>
    list(resources)
      .map(record)
      .find(({ displayName }) => displayName === name);
  return [
    ...read(policies, 'the alerts', ({ alertPolicies }) =>
      monitored('alerts').map((name) => {
        const policy = findByName(alertPolicies, name);
        const isRight = policy?.enabled !== false && list(policy?.notificationChannels).length > 0;
        return [`the alert "${name}" notifies somebody`, isRight, repair] as const;
      }),
    ),
    ...read(uptimeChecks, 'the uptime checks', ({ uptimeCheckConfigs }) =>
      monitored('uptime').map((name) => {
        const isTried = findByName(uptimeCheckConfigs, name) !== undefined;
        return [`"${name}" is checked from outside`, isTried, repair] as const;
      }),
    ),
    ...read(budgets, 'the budget', ({ budgets: existing }) => [
      [
        'a budget sends mail before the bill arrives',
        findByName(existing, BUDGET_NAME) !== undefined,
        repair,
      ],
    ]),
  ];
}
