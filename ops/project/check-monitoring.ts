import { isBudgetOf, namesIn } from './apply-monitoring.ts';
import { asList, asRecord, asText, type Finding, judge } from './findings.ts';
import { type GoogleApi, readProject } from './google-api.ts';

const MONITORING = 'https://monitoring.googleapis.com/v3/projects';

/** Checks that each alert, uptime check and budget of ops/ exists, and that alerts reach somebody. */
export async function checkMonitoring(
  { project }: { readonly project: string },
  call: GoogleApi,
): Promise<readonly Finding[]> {
  const repair = `npm run monitoring -- --project ${project} --notify you@example.com`;
  const [policies, uptimeChecks, billing, projectResponse] = await Promise.all([
    call('GET', `${MONITORING}/${project}/alertPolicies?pageSize=500`),
    call('GET', `${MONITORING}/${project}/uptimeCheckConfigs?pageSize=100`),
    call('GET', `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`),
    readProject(project, call),
  ]);
  const account = billing.ok ? asText(asRecord(billing.body).billingAccountName) : '';
  const budgetsUrl = `https://billingbudgets.googleapis.com/v1/${account}/budgets`;
  // A refusal of project or billing stands for the budgets. Without an account, `billing` has none, which is a fault.
  const refused = [projectResponse, billing].find(({ ok }) => !ok);
  const budgets = refused ?? (account ? await call('GET', budgetsUrl) : billing);
  const projectName = projectResponse.ok ? asText(asRecord(projectResponse.body).name) : '';
  const findByName = (resources: unknown, name: string) =>
    asList(resources)
      .map(asRecord)
      .find(({ displayName }) => displayName === name);
  return [
    ...judge(policies, 'the alerts', ({ alertPolicies }) =>
      namesIn('alerts').map((name) => {
        const policy = findByName(alertPolicies, name);
        const isNotifying = policy?.enabled !== false && asList(policy?.notificationChannels).length > 0;
        return [`the alert "${name}" notifies somebody`, isNotifying, repair] as const;
      }),
    ),
    ...judge(uptimeChecks, 'the uptime checks', ({ uptimeCheckConfigs }) =>
      namesIn('uptime').map((name) => {
        const exists = findByName(uptimeCheckConfigs, name) !== undefined;
        return [`"${name}" is checked from outside`, exists, repair] as const;
      }),
    ),
    ...judge(budgets, 'the budget', ({ budgets: existing }) => [
      [
        'a budget of this project sends mail before the bill arrives',
        asList(existing)
          .map(asRecord)
          .some((budget) => isBudgetOf(projectName, budget)),
        repair,
      ],
    ]),
  ];
}
