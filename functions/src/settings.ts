import type * as z from 'zod/mini';
import { functionVariables, readSettings, secretVariables } from '#domain/settings/schema.ts';
import { type ACCOUNTS, accountEmail } from './accounts.ts';

/** Firebase names the project, to deployments and to functions. Unit tests have none. */
const PROJECT = process.env.GCLOUD_PROJECT ?? 'no-project';

/** The region of all functions (spec, section 9: a European region). */
export const REGION = 'europe-west1';

/** The options of every function, unless it overrides them. */
const SHARED = { region: REGION, memory: '512MiB', concurrency: 80 } as const;

/**
 * The options of every function that visitors call, unless it overrides them. An instance takes some 350 MB under load with
 * 10,000 posts (docs/performance.md), and handles 145 contact messages a second: three instances are far more than visitors
 * need, and limit the bill (docs/for-operators.md, "What it costs"). Forms, lists and feeds mostly wait for Firestore, Storage
 * or the captcha, and no body is larger than 64 KB: eighty calls share a processor well, and their bodies take about 5 MB.
 * Accounts have their whole address: firebase-tools would not complete `website-visitors@` for secrets and schedules. `invoker` is
 * set because otherwise only the first creation of a function makes it public, and none makes up for a failed one
 * (github.com/firebase/firebase-tools/issues/8984).
 */
export const ENDPOINT = {
  ...SHARED,
  maxInstances: 3,
  serviceAccount: accountEmail('visitors', PROJECT),
  invoker: 'public',
} as const;

/** The options of every function that Google's services call: events, schedules and queues. */
export const TASK = { ...SHARED, maxInstances: 1, serviceAccount: accountEmail('tasks', PROJECT) } as const;

/** Returns the option that lets only these service accounts fill a queue and call its function. */
export function calledBy(...names: readonly (keyof typeof ACCOUNTS)[]): { invoker: string[] } {
  return { invoker: names.map((name) => accountEmail(name, PROJECT)) };
}

/** Whether the functions run in the emulator. It has no Secret Manager, so demo secrets come from the environment. */
export const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

/** Returns the function option that declares the secrets; none in the emulator. */
export function secrets(...names: readonly string[]): { secrets: string[] } {
  return { secrets: isEmulated ? [] : [...names] };
}

const variables = { ...functionVariables, ...secretVariables };
type Settings = z.infer<z.ZodMiniObject<typeof variables>>;

const cached: Partial<Settings> = {};

/**
 * Returns a setting of the functions, read from the environment.
 *
 * @throws Error that names the setting if it is missing or invalid
 */
export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  if (!(name in cached)) {
    Object.assign(
      cached,
      readSettings({ [name]: variables[name] }, process.env, 'Invalid settings of the functions'),
    );
  }
  return cached[name] as Settings[Name];
}
