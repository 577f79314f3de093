import * as z from 'zod/mini';

/** Where all functions run (spec, section 9: a European region). */
export const REGION = 'europe-west1';

/**
 * What every function has, unless it says otherwise. An instance holds some 300 MB under load and 376 MB with 10,000
 * posts, and the busiest form takes 145 messages a second on one (docs/performance.md): ten are far more than visitors
 * need, an end of the bill, and within the 20 vCPU of a region that some new projects have. Forms, lists and feeds wait for
 * Firestore, Storage or the captcha most of their time, and no body is larger than a form's: forty calls share a
 * processor well, and hold less than 2 MB together.
 */
export const ENDPOINT = { region: REGION, memory: '512MiB', maxInstances: 10, concurrency: 40 } as const;

/** On one machine the secrets are demo ones and come with the environment: there is no Secret Manager to ask. */
export const isEmulated = process.env.FUNCTIONS_EMULATOR === 'true';

/** The names of secrets for a function's options. */
export function secrets(...names: readonly string[]): { secrets: string[] } {
  return { secrets: isEmulated ? [] : [...names] };
}

const count = (standard: number) => z._default(z.coerce.number().check(z.int(), z.positive()), standard);

/** One signing key: its id as it stands in tokens, and at least 256 bits in base64url. */
const linkKey = z.pipe(
  z.string().check(z.regex(/^[\w-]+:[\w-]{43,}$/)),
  z.transform((text: string) => {
    const [id = '', key = ''] = text.split(':');
    return { id, key: Buffer.from(key, 'base64url') };
  }),
);

/** Where the site is. */
export const siteSettings = lazily({ SITE_URL: z.url({ protocol: /^https?$/ }) });

/** The mail server, and who writes to whom. SMTP_URL is a secret: it holds the password. */
export const mailSettings = lazily({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().check(z.minLength(3)),
  CONTACT_MAILBOX: z.email(),
});

/** The captcha's provider. The secret belongs to the site key that the site is built with. */
export const captchaSettings = lazily({
  RECAPTCHA_SECRET: z.string().check(z.minLength(1)),
  RECAPTCHA_VERIFY_URL: z._default(z.url(), 'https://www.google.com/recaptcha/api/siteverify'),
});

/** Keys of download links as `id:key` with commas between: the first signs, the others (the previous) still check. */
export const linkSettings = lazily({
  DOWNLOAD_LINK_KEYS: z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.tuple([linkKey], linkKey),
    ),
  ),
});

/** Calls per hour, and the key under which visitors' addresses are hashed before they are counted. */
export const limitSettings = lazily({
  VISITOR_KEY: z.string().check(z.minLength(32)),
  LIMIT_MESSAGES_PER_ADDRESS: count(5),
  LIMIT_LINKS_PER_MAILBOX: count(3),
  LIMIT_LINKS_PER_HOUR: count(200),
  LIMIT_CALLS_PER_IP: count(20),
});

/** Whether calls need a token of App Check. */
export const appCheckSettings = lazily({ REQUIRE_APP_CHECK: z._default(z.enum(['0', '1']), '0') });

/** How long the outbox keeps what was sent, in days. */
export const outboxSettings = lazily({ OUTBOX_KEEP_DAYS: count(30) });

/** Reads the environment once, when it is first needed. Throws an Error that names what is missing or wrong. */
function lazily<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  let settings: z.infer<z.ZodMiniObject<Shape>> | undefined;
  return () => {
    if (settings) return settings;
    const parsed = z.object(shape).safeParse(process.env);
    if (!parsed.success) throw new Error(`Settings of the functions:\n${z.prettifyError(parsed.error)}`);
    settings = parsed.data;
    return settings;
  };
}
