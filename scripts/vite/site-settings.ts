import * as z from 'zod';
import { LINK_HOURS, MAX_LINK_HOURS } from '../../src/domain/downloads/link-validity.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(1).max(65535);

/** The settings of the browser's code, by environment variable. `.env.example` explains each. */
const schema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/ }),
  SITE_BOOKING_URL: z.url({ protocol: /^https?$/ }),
  SITE_VIDEO_HOME: z.url({ protocol: /^https$/ }),
  SITE_LINK_HOURS: z.coerce.number().int().min(1).max(MAX_LINK_HOURS).default(LINK_HOURS),
  SITE_RECAPTCHA_SITE_KEY: z.string().min(1),
  SITE_TAG_MANAGER_ID: z
    .string()
    .regex(/^(?:GTM-[A-Z0-9]+)?$/, 'wants GTM- and the letters and digits of the container, or nothing')
    .default(''),
  SITE_APP_CHECK_SITE_KEY: z.string().default(''),
  SITE_STAFF_GOOGLE_SIGN_IN: flag.default(false),
  SITE_HSTS_PRELOAD: flag.default(false),
  SITE_FIREBASE_PROJECT_ID: z.string().min(1),
  SITE_FIREBASE_API_KEY: z.string().min(1),
  SITE_FIREBASE_APP_ID: z.string().min(1),
  SITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
  SITE_FIREBASE_STORAGE_BUCKET: z.string().min(1),
  SITE_EMULATORS: flag.default(false),
  SITE_FIRESTORE_EMULATOR_PORT: port.default(8080),
  SITE_STORAGE_EMULATOR_PORT: port.default(9199),
  SITE_REMOTE_CONFIG_EMULATOR_PORT: port.default(9180),
  SITE_TAG_MANAGER_STAND_IN_PORT: port.default(5080),
  SITE_AUTH_EMULATOR_PORT: port.default(9099),
  SITE_CAPTCHA_SCRIPT: z.url().default('https://www.google.com/recaptcha/api.js?render=explicit'),
  SITE_LOCAL_MAILBOX: z.url().optional(),
  SITE_DEMO_STAFF_EMAIL: z.email().optional(),
  SITE_DEMO_STAFF_PASSWORD: z.string().optional(),
});

/**
 * Checks the settings for a build of the site and returns them in the form that `src/settings.ts` declares.
 *
 * @throws Error that lists every missing or invalid variable and its expected value
 */
export function readSiteSettings(environment: Record<string, string | undefined>) {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    throw new Error(
      `The site cannot be built, settings are missing or invalid (see .env.example):\n${z.prettifyError(parsed.error)}`,
    );
  }
  const env = parsed.data;
  return {
    siteUrl: env.SITE_URL,
    bookingUrl: env.SITE_BOOKING_URL,
    homeVideoUrl: env.SITE_VIDEO_HOME,
    linkHours: env.SITE_LINK_HOURS,
    recaptchaSiteKey: env.SITE_RECAPTCHA_SITE_KEY,
    captchaScript: env.SITE_CAPTCHA_SCRIPT,
    ...(env.SITE_TAG_MANAGER_ID && { tagManagerId: env.SITE_TAG_MANAGER_ID }),
    ...(env.SITE_APP_CHECK_SITE_KEY && { appCheckSiteKey: env.SITE_APP_CHECK_SITE_KEY }),
    staffSignInWithGoogle: env.SITE_STAFF_GOOGLE_SIGN_IN,
    hstsPreload: env.SITE_HSTS_PRELOAD,
    firebase: {
      projectId: env.SITE_FIREBASE_PROJECT_ID,
      apiKey: env.SITE_FIREBASE_API_KEY,
      appId: env.SITE_FIREBASE_APP_ID,
      authDomain: env.SITE_FIREBASE_AUTH_DOMAIN,
      storageBucket: env.SITE_FIREBASE_STORAGE_BUCKET,
    },
    ...(env.SITE_EMULATORS && {
      emulators: {
        firestorePort: env.SITE_FIRESTORE_EMULATOR_PORT,
        storagePort: env.SITE_STORAGE_EMULATOR_PORT,
        remoteConfigPort: env.SITE_REMOTE_CONFIG_EMULATOR_PORT,
        tagManagerPort: env.SITE_TAG_MANAGER_STAND_IN_PORT,
        authPort: env.SITE_AUTH_EMULATOR_PORT,
      },
      demoStaff: { email: env.SITE_DEMO_STAFF_EMAIL ?? '', password: env.SITE_DEMO_STAFF_PASSWORD ?? '' },
      localMailbox: env.SITE_LOCAL_MAILBOX,
    }),
  };
}
