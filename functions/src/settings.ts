import * as z from 'zod/mini';
import { LINK_HOURS, MAX_LINK_HOURS } from '#domain/downloads/link-validity.ts';

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

const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.positive()), fallback);

/** A signing key: its id, as in tokens, and at least 256 bits in base64url. */
const linkKey = z.pipe(
  z.string().check(z.regex(/^[\w-]+:[\w-]{43,}$/)),
  z.transform((text: string) => {
    const [id = '', key = ''] = text.split(':');
    return { id, key: Buffer.from(key, 'base64url') };
  }),
);

/** The origin of the site. */
export const siteSettings = lazily({ SITE_URL: z.url({ protocol: /^https?$/ }) });

/** The mail server, the sender and the recipient. SMTP_URL is a secret, because it contains the password. */
export const mailSettings = lazily({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().check(z.minLength(3)),
  CONTACT_MAILBOX: z.email(),
});

/** The captcha's provider. The secret belongs to the site key in the build. */
export const captchaSettings = lazily({
  RECAPTCHA_SECRET: z.string().check(z.minLength(1)),
  RECAPTCHA_VERIFY_URL: z._default(z.url(), 'https://www.google.com/recaptcha/api/siteverify'),
});

/** Keys for download links as comma-separated `id:key`: the first signs, the others (older ones) still verify. */
export const linkSettings = lazily({
  DOWNLOAD_LINK_KEYS: z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.tuple([linkKey], linkKey),
    ),
  ),
});

/** For how many hours a download link is valid from when its mail is sent. The build of the site has the same setting. */
export const validitySettings = lazily({
  SITE_LINK_HOURS: z._default(
    z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_LINK_HOURS)),
    LINK_HOURS,
  ),
});

/** Calls per hour, and the key under which visitors' addresses are hashed before they are counted. */
export const limitSettings = lazily({
  VISITOR_KEY: z.string().check(z.minLength(32)),
  LIMIT_MESSAGES_PER_ADDRESS: count(5),
  LIMIT_LINKS_PER_MAILBOX: count(3),
  LIMIT_LINKS_PER_HOUR: count(200),
  LIMIT_LINKS_WITHOUT_PROOF: count(20),
  LIMIT_CALLS_PER_IP: count(20),
});

/** Whether requests need an App Check token. */
export const appCheckSettings = lazily({ REQUIRE_APP_CHECK: z._default(z.enum(['0', '1']), '0') });

/** How long the outbox retains sent mails, in days. */
export const outboxSettings = lazily({ OUTBOX_KEEP_DAYS: count(30) });

/** Reads the environment once, on first use. Throws an Error that names the missing or invalid settings. */
function lazily<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  let settings: z.infer<z.ZodMiniObject<Shape>> | undefined;
  return () => {
    if (settings) return settings;
    const parsed = z.object(shape).safeParse(process.env);
    if (!parsed.success)
      throw new Error(`Invalid settings of the functions:\n${z.prettifyError(parsed.error)}`);
    settings = parsed.data;
    return settings;
  };
}
