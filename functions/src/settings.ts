import * as z from 'zod/mini';
import { functionVariables, readSettings, secretVariables } from '#domain/settings/schema.ts';
import { ACCOUNTS } from './accounts.ts';

/** The region of all functions (spec, section 9: a European region). */
export const REGION = 'europe-west1';

/**
 * What every function has that visitors call, unless it says otherwise. An instance holds some 350 MB under
 * load with 10,000 posts (docs/performance.md), and takes 145 messages of the form a second: three are far more than
 * visitors need, and an end of the bill (docs/for-operators.md, "What it costs"). Forms, lists and feeds wait for
 * Firestore, Storage or the captcha most of their time, and no body is larger than a form's: eighty calls share a
 * processor well, and hold less than 4 MB together.
 */
export const ENDPOINT = {
  region: REGION,
  memory: '512MiB',
  maxInstances: 3,
  concurrency: 80,
  serviceAccount: `${ACCOUNTS.visitors}@`,
} as const;

/** What every function has that Google's services call: events, schedules and queues. */
export const TASK = { ...ENDPOINT, maxInstances: 1, serviceAccount: `${ACCOUNTS.tasks}@` } as const;

/** Returns who may fill a queue and call its function, as an option of it: accounts of the functions that do. */
export function calledBy(...names: readonly (keyof typeof ACCOUNTS)[]): { invoker: string[] } {
  return { invoker: names.map((name) => `${ACCOUNTS[name]}@`) };
}

/** In the emulator there is no Secret Manager: demo secrets come from the environment. */
export const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

/** Returns the function option that declares the secrets. */
export function secrets(...names: readonly string[]): { secrets: string[] } {
  return { secrets: isEmulated ? [] : [...names] };
}

const {
  SITE_URL,
  SITE_LINK_HOURS,
  MAIL_FROM,
  CONTACT_MAILBOX,
  REQUIRE_APP_CHECK,
  RECAPTCHA_VERIFY_URL,
  OUTBOX_KEEP_DAYS,
  LEAD_RETENTION_DAYS,
  CRM_WEBHOOK_URL,
  CRM_FORMAT,
  SMTP_WAIT_SECONDS,
  SUMS_KEEP_DAYS,
  LIMIT_BEACONS_PER_IP,
  ...limits
} = functionVariables;
const { SMTP_URL, RECAPTCHA_SECRET, VISITOR_KEY, CRM_WEBHOOK_SECRET } = secretVariables;

interface LinkKey {
  /** As in tokens. */
  readonly id: string;
  readonly key: Buffer;
}

const DOWNLOAD_LINK_KEYS = z.pipe(
  secretVariables.DOWNLOAD_LINK_KEYS,
  z.transform((text: string) => {
    const keys = text.split(',').map((each): LinkKey => {
      const [id = '', key = ''] = each.split(':');
      return { id, key: Buffer.from(key, 'base64url') };
    });
    return keys as [LinkKey, ...LinkKey[]];
  }),
);

/** The origin of the site. */
export const siteSettings = lazily({ SITE_URL });

/** The mail server, how long to wait for it, the sender and the recipient. */
export const mailSettings = lazily({ SMTP_URL, SMTP_WAIT_SECONDS, MAIL_FROM, CONTACT_MAILBOX });

/** The captcha's provider. */
export const captchaSettings = lazily({ RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL });

/** The keys for download links. */
export const linkSettings = lazily({ DOWNLOAD_LINK_KEYS });

/** For how many hours a download link is valid from when its mail is sent. */
export const validitySettings = lazily({ SITE_LINK_HOURS });

/** Calls per hour, and the key of their counts. */
export const limitSettings = lazily({ VISITOR_KEY, ...limits });

/** Whether requests need an App Check token. */
export const appCheckSettings = lazily({ REQUIRE_APP_CHECK });

/** How long the outbox retains sent mails, in days. */
export const outboxSettings = lazily({ OUTBOX_KEEP_DAYS });

/** How long the sums of a day are kept, in days, and how many beacons a visitor may send in an hour. */
export const sumSettings = lazily({ SUMS_KEEP_DAYS, LIMIT_BEACONS_PER_IP });

/** How long a lead is kept, in days, and the CRM that it is handed over to. */
export const leadSettings = lazily({ LEAD_RETENTION_DAYS, CRM_WEBHOOK_URL, CRM_FORMAT });

/** Signs what is handed over to the CRM. */
export const crmSettings = lazily({ CRM_WEBHOOK_SECRET });

/** Reads the environment once, on first use. Throws an Error that names the missing or invalid settings. */
function lazily<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  let settings: z.infer<z.ZodMiniObject<Shape>> | undefined;
  return () => {
    settings ??= readSettings(shape, process.env, 'Invalid settings of the functions');
    return settings;
  };
}
