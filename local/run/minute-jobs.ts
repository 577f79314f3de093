import firebase from '../../firebase.json' with { type: 'json' };
import { localUrl, PORTS } from '../ports.ts';
import { PROJECT_ID } from '../project.ts';

/** The region of all functions, as the rewrites of Hosting name it. */
const [REGION] = firebase.hosting.rewrites.flatMap(({ function: to }) => to?.region ?? []);

/** The base URL of the local functions. */
export function functionsUrl(): string {
  return `${localUrl(PORTS.functions)}/${PROJECT_ID}/${REGION}`;
}

/**
 * Calls every minute what Cloud Scheduler calls in production: the official emulators have no scheduler without Pub/Sub.
 * Returns a function that stops these calls.
 */
export function startMinuteJobs(): () => Promise<void> {
  const timer = setInterval(() => {
    for (const name of ['sweepNow', 'applySchedulesNow']) {
      // The next call makes up for a failed one; the functions' log has the reason.
      fetch(`${functionsUrl()}/${name}`, { method: 'POST' }).catch(() => {});
    }
  }, 60_000);
  return async () => clearInterval(timer);
}
