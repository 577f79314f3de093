import { bodyOf, type GoogleApi, type GoogleResponse } from '../project/google-api.ts';

/** The job of Cloud Scheduler that a deploy creates for the function `rebuildPostsNightly`. */
const NIGHTLY_JOB = 'locations/europe-west1/jobs/firebase-schedule-rebuildPostsNightly-europe-west1';

/**
 * Has the snapshot rebuilt from the stored posts: those imported before the first deploy have triggered no function. Prints what
 * to do if Google refuses.
 */
export async function rebuildPosts(project: string, call: GoogleApi): Promise<void> {
  const url = `https://cloudscheduler.googleapis.com/v1/projects/${project}/${NIGHTLY_JOB}:run`;
  const asRefusal = (error: Error): GoogleResponse => ({ ok: false, status: 0, reason: error.message });
  const response = await call('POST', url, {}).catch(asRefusal);
  if (!response.ok)
    console.warn(`The list of posts is as it was (${response.reason}). docs/runbook.md has the command.`);
}

/**
 * Exchanges the debug token in SMOKE_APP_CHECK_TOKEN for an App Check token for the smoke run
 * (firebase.google.com/docs/app-check/web/debug-provider). Returns undefined if none is needed, or the variable is not set.
 *
 * @throws Error with Google's reason
 */
export async function smokeAppCheckToken(
  environment: Readonly<Record<string, string | undefined>>,
  call: GoogleApi,
): Promise<string | undefined> {
  const { SITE_APP_CHECK_SITE_KEY, SMOKE_APP_CHECK_TOKEN, SITE_FIREBASE_APP_ID } = environment;
  if (!SITE_APP_CHECK_SITE_KEY || !SMOKE_APP_CHECK_TOKEN) return undefined;
  const app = `projects/${environment.SITE_FIREBASE_PROJECT_ID}/apps/${SITE_FIREBASE_APP_ID}`;
  const url = `https://firebaseappcheck.googleapis.com/v1/${app}:exchangeDebugToken`;
  const response = await call('POST', url, { debugToken: SMOKE_APP_CHECK_TOKEN });
  return String(bodyOf(response, 'SMOKE_APP_CHECK_TOKEN was refused').token);
}
