import { readSettings, siteVariables } from './schema.ts';

/** The settings of a build of the site. */
export type SiteSettings = ReturnType<typeof readSiteSettings>;

/**
 * Reads and checks the settings for a build of the site.
 *
 * @throws Error that lists every missing or invalid variable and its expected value
 */
export function readSiteSettings(environment: Readonly<Record<string, string | undefined>>) {
  const failure = 'The site cannot be built, settings are missing or invalid (see .env.example)';
  const env = readSettings(siteVariables, environment, failure);
  return {
    siteUrl: env.SITE_URL,
    bookingUrl: env.SITE_BOOKING_URL,
    homeVideoUrl: env.SITE_VIDEO_HOME,
    /** For how many hours a download link is valid. */
    linkHours: env.SITE_LINK_HOURS,
    /** The public key of the contact form's captcha (reCAPTCHA v2, checkbox). */
    recaptchaSiteKey: env.SITE_RECAPTCHA_SITE_KEY,
    /** The script of the captcha's provider, or of its local stand-in. */
    captchaScript: env.SITE_CAPTCHA_SCRIPT,
    // Without a container the tag manager is not loaded.
    ...(env.SITE_TAG_MANAGER_ID && { tagManagerId: env.SITE_TAG_MANAGER_ID }),
    /** The environment of the container in a staging build, whose security policy admits Google's Preview. */
    ...(env.SITE_TAG_MANAGER_PREVIEW && {
      tagManagerEnvironment: { auth: env.SITE_TAG_MANAGER_AUTH, preview: env.SITE_TAG_MANAGER_PREVIEW },
    }),
    // Without a key (reCAPTCHA Enterprise) App Check is off.
    ...(env.SITE_APP_CHECK_SITE_KEY && { appCheckSiteKey: env.SITE_APP_CHECK_SITE_KEY }),
    /** Whether only visitors who have allowed measurement take part in the test of headlines. */
    headlineWaitsForConsent: env.SITE_HEADLINE_WAITS_FOR_CONSENT,
    /** Whether visits are counted in the site's own sums, if the visitor has allowed measurement. */
    countsVisits: env.SITE_COUNT_VISITS,
    /** The percentage of the counted visits whose speed is measured. */
    vitalsPercent: env.SITE_VITALS_PERCENT,
    staffSignInWithGoogle: env.SITE_STAFF_GOOGLE_SIGN_IN,
    hstsPreload: env.SITE_HSTS_PRELOAD,
    /** Whether search engines are asked to leave the whole site out. */
    noindex: env.SITE_NOINDEX,
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
