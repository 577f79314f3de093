import * as z from 'zod/mini';
import { functionVariables, readSettings, secretVariables } from '#domain/settings/schema.ts';

/** The region of all functions (spec, section 9: a European region). */
export const REGION = 'europe-west1';

/**
 * What every function has, unless it says otherwise. An instance holds some 300 MB under load and 376 MB with 10,000
 * posts, and the busiest form takes 145 messages a second on one (docs/performance.md): ten are far more than visitors
 * need, an end of the bill, and within the 20 vCPU of a region that some new projects have. Forms, lists and feeds wait for
 * Firestore, Storage or the captcha most of their time, and no body is larger than a form's: forty calls share a
 * processor well, and hold less than 2 MB together.
 */
export const ENDPOINT = { region: REGION, memory: '512MiB', maxInstances: 10, concurrency: 40 } as const;

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
  SMTP_WAIT_SECONDS,
  ...limits
} = functionVariables;
const { SMTP_URL, RECAPTCHA_SECRET, VISITOR_KEY } = secretVariables;

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

/** Reads the environment once, on first use. Throws an Error that names the missing or invalid settings. */
function lazily<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  let settings: z.infer<z.ZodMiniObject<Shape>> | undefined;
  return () => {
    settings ??= readSettings(shape, process.env, 'Invalid settings of the functions');
    return settings;
  };
}
