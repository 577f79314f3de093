import { accountEmail } from '../../functions/src/accounts.ts';
import { asList, asRecord, asText } from './findings.ts';
import { bodyOf, functionsUrl, type GoogleApi } from './google-api.ts';

/** Where a service of Cloud Run accepts calls from (cloud.google.com/run/docs/securing/ingress). */
export const INGRESS = { off: 'INGRESS_TRAFFIC_INTERNAL_ONLY', on: 'INGRESS_TRAFFIC_ALL' } as const;

/**
 * Switches every function that visitors call off or on, one after another. A failure does not stop the rest. Returns a line
 * for each function.
 *
 * @throws Error with Google's reason if the functions cannot be listed, or one that lists the functions that were not switched
 */
export async function switchFunctions(
  project: string,
  state: 'off' | 'on',
  call: GoogleApi,
): Promise<string[]> {
  const listed = await call('GET', functionsUrl(project));
  const configs = asList(bodyOf(listed, 'The functions could not be listed').functions)
    .map((listedFunction) => asRecord(asRecord(listedFunction).serviceConfig))
    .filter(({ serviceAccountEmail }) => serviceAccountEmail === accountEmail('visitors', project));
  const lines: string[] = [];
  const failed: string[] = [];
  for (const service of configs.map((config) => asText(config.service))) {
    const url = `https://run.googleapis.com/v2/${service}?updateMask=ingress`;
    const response = await call('PATCH', url, { ingress: INGRESS[state] });
    const name = service.split('/').at(-1);
    if (response.ok) lines.push(`${state.padEnd(3)}  ${name}`);
    else failed.push(`${name}: ${response.reason}`);
  }
  if (failed.length > 0) throw new Error(`Not ${state}:\n${failed.join('\n')}`);
  return lines;
}
