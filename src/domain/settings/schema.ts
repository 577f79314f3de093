import * as z from 'zod/mini';
import { LINK_HOURS, MAX_LINK_HOURS } from '../downloads/link-validity.ts';
import { youtubeWatchUrl } from '../html/video-url.ts';

/** All settings, by environment variable. `.env.example` explains all of them except secrets and those of the local run. */

const text = z.string().check(z.minLength(1));
const matching = (pattern: RegExp, message: string) => z.string().check(z.regex(pattern, message));
const webUrl = z.url({ protocol: /^https?$/ });
const onOrOff = z.pipe(
  z.enum(['0', '1'], 'must be 0 or 1'),
  z.transform((value: '0' | '1') => value === '1'),
);
const flag = z._default(onOrOff, false);
const count = (defaultCount: number, max = 1_000_000) => {
  const message = `must be a whole number from 1 to ${max}`;
  const bounds = [z.int(message), z.minimum(1, message), z.maximum(max, message)] as const;
  return z._default(z.coerce.number(message).check(...bounds), defaultCount);
};
const port = (defaultPort: number) => count(defaultPort, 65_535);

/** The settings that the site and the functions have in common. */
const shared = {
  SITE_URL: webUrl,
  SITE_LINK_HOURS: count(LINK_HOURS, MAX_LINK_HOURS),
};

/** The settings of a build of the site. */
export const siteVariables = {
  ...shared,
  SITE_BOOKING_URL: webUrl,
  SITE_VIDEO_HOME: z
    ._default(z.string(), '')
    .check(z.refine((url) => !url || youtubeWatchUrl(url), 'must be a video on YouTube, with https')),
  SITE_RECAPTCHA_SITE_KEY: text,
  SITE_TAG_MANAGER_ID: z._default(
    matching(/^(?:GTM-[A-Z0-9]+)?$/, 'must be GTM- and the letters and digits of the container, or empty'),
    '',
  ),
  // The environment of the container, for Preview (developers.google.com/tag-platform/tag-manager/api/v2).
  SITE_TAG_MANAGER_AUTH: z._default(matching(/^[\w-]*$/, 'must be the value of gtm_auth'), ''),
  SITE_TAG_MANAGER_PREVIEW: z._default(
    matching(/^(?:env-\d+)?$/, 'must be the value of gtm_preview, such as env-1'),
    '',
  ),
  SITE_APP_CHECK_SITE_KEY: z._default(z.string(), ''),
  SITE_HEADLINE_WAITS_FOR_CONSENT: flag,
  SITE_COUNT_VISITS: z._default(onOrOff, true),
  SITE_VITALS_PERCENT: z._default(z.coerce.number().check(z.minimum(0), z.maximum(100)), 10),
  SITE_STAFF_GOOGLE_SIGN_IN: flag,
  SITE_HSTS_PRELOAD: flag,
  SITE_NOINDEX: flag,
  SITE_FIREBASE_PROJECT_ID: text,
  SITE_FIREBASE_API_KEY: text,
  SITE_FIREBASE_APP_ID: text,
  SITE_FIREBASE_AUTH_DOMAIN: text,
  SITE_FIREBASE_STORAGE_BUCKET: matching(/^[\w.-]+$/, 'must be the name of the bucket, without gs://'),
  SITE_CAPTCHA_SCRIPT: z._default(z.url(), 'https://www.google.com/recaptcha/api.js?render=explicit'),
  // The local run only.
  SITE_EMULATORS: flag,
  SITE_FIRESTORE_EMULATOR_PORT: port(8080),
  SITE_STORAGE_EMULATOR_PORT: port(9199),
  SITE_REMOTE_CONFIG_EMULATOR_PORT: port(9180),
  SITE_TAG_MANAGER_STAND_IN_PORT: port(5080),
  SITE_AUTH_EMULATOR_PORT: port(9099),
  SITE_LOCAL_MAILBOX: z.optional(z.url()),
  SITE_DEMO_STAFF_EMAIL: z.optional(z.email()),
  SITE_DEMO_STAFF_PASSWORD: z.optional(z.string()),
};

/** The settings that are deployed with the functions. */
export const functionVariables = {
  ...shared,
  /** The sender of every mail. */
  MAIL_FROM: matching(
    /^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
    'must have an email address, as in Your company <no-reply@example.com>',
  ),
  CONTACT_MAILBOX: z.email('must be an email address'),
  /** Whether requests need an App Check token. */
  REQUIRE_APP_CHECK: z._default(z.enum(['0', '1']), '0'),
  /** How long the outbox retains sent mails, in days. */
  OUTBOX_KEEP_DAYS: count(30),
  /** How long the sums of a day are kept, in days. */
  SUMS_KEEP_DAYS: count(400),
  /** How long a message is kept as a lead, in days. */
  LEAD_RETENTION_DAYS: count(180),
  /** The URL of the CRM that messages are handed over to; empty without a CRM. */
  CRM_WEBHOOK_URL: z._default(z.union([z.literal(''), z.url({ protocol: /^https$/ })]), ''),
  /** The format of the request: Standard Webhooks, or HubSpot's forms API. */
  CRM_FORMAT: z._default(z.enum(['standard', 'hubspot']), 'standard'),
  /** How long to wait for a connection to the mail server, and for its greeting. */
  SMTP_WAIT_SECONDS: count(10),
  // Calls per hour.
  LIMIT_MESSAGES_PER_ADDRESS: count(5),
  LIMIT_LINKS_PER_MAILBOX: count(3),
  LIMIT_LINKS_PER_HOUR: count(200),
  LIMIT_LINKS_WITHOUT_PROOF: count(20),
  LIMIT_CALLS_PER_IP: count(20),
  LIMIT_BEACONS_PER_IP: count(100),
  RECAPTCHA_VERIFY_URL: z._default(z.url(), 'https://www.google.com/recaptcha/api/siteverify'),
};

/** Secrets of the functions. */
export const secretVariables = {
  /** The mail server, with user and password, whose `#`, `?`, `/` and `%` are encoded. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /\./ })
    .check(z.regex(/^\w+:\/\/([^/?#%\\\s]|%[\da-f]{2})*\/?(\?[\w=&]*)?$/i)),
  /** The secret that belongs to the site key in the build. */
  RECAPTCHA_SECRET: text,
  /** Comma-separated `id:key`, each key of at least 256 bits in base64url: the first signs, all of them verify. */
  DOWNLOAD_LINK_KEYS: z.string().check(z.regex(/^[\w-]+:[\w-]{43,}(,[\w-]+:[\w-]{43,})*$/)),
  /** Signs what is handed over to a CRM (Standard Webhooks: `whsec_` and base64); `off` without one. */
  CRM_WEBHOOK_SECRET: z.string().check(z.regex(/^(off|whsec_[A-Za-z0-9+/]{32,}={0,2})$/)),
  /** The key with which visitors' addresses are hashed before they are counted. */
  VISITOR_KEY: z.string().check(z.minLength(32)),
};

/**
 * Reads settings from environment variables.
 *
 * @param failure the first line of the error message
 * @throws Error that lists every missing or invalid variable and its expected value
 */
export function readSettings<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  environment: Readonly<Record<string, string | undefined>>,
  failure: string,
): z.infer<z.ZodMiniObject<Shape>> {
  const parsed = z.object(shape).safeParse(environment);
  if (!parsed.success) throw new Error(`${failure}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
