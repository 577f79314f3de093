import firebase from '../../firebase.json' with { type: 'json' };
import { localUrl, PORTS } from '../ports.ts';
import { PROJECT_ID } from '../project.ts';

const MINUTE_MS = 60_000;

/** All functions are where the rewrites of Hosting look for them. */
const [REGION] = firebase.hosting.rewrites.flatMap(({ function: to }) => to?.region ?? []);

/** Where the local functions are. */
export function functionsUrl(): string {
  return `${localUrl(PORTS.functions)}/${PROJECT_ID}/${REGION}`;
}

/**
 * Calls the sweep of the outbox every minute, as Cloud Scheduler does in production: the official emulators have no
 * scheduler without Pub/Sub. Gives the way to end it.
 */
export function startSweeper(): () => Promise<void> {
  const timer = setInterval(() => {
    // A sweep that fails is made up for by the next; the functions' log says why.
    fetch(`${functionsUrl()}/sweepNow`, { method: 'POST' }).catch(() => {});
  }, MINUTE_MS);
  return async () => clearInterval(timer);
}
