import { writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import * as z from 'zod';

const count = z.coerce.number().int().positive().optional();

/** The settings of the functions that are not secrets, by variable name. `.env.example` explains each. */
const schema = z.object({
  SITE_URL: z.url({ protocol: /^https?$/ }),
  MAIL_FROM: z.string().min(3),
  CONTACT_MAILBOX: z.email(),
  // One setting for both sides, as the next one: the site says how long a link is valid.
  SITE_LINK_HOURS: count,
  // One setting for both sides: if the site sends App Check tokens, the functions require them.
  SITE_APP_CHECK_SITE_KEY: z.string().optional(),
  OUTBOX_KEEP_DAYS: count,
  LIMIT_MESSAGES_PER_ADDRESS: count,
  LIMIT_LINKS_PER_MAILBOX: count,
  LIMIT_LINKS_PER_HOUR: count,
  LIMIT_LINKS_WITHOUT_PROOF: count,
  LIMIT_CALLS_PER_IP: count,
});

/**
 * Returns the text of the settings file that Firebase deploys with the functions.
 *
 * @throws Error that lists every missing or invalid variable and its expected value
 */
export function functionSettingsFile(environment: Record<string, string | undefined>): string {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    throw new Error(
      `The functions cannot be built, settings are missing or invalid (see .env.example):\n${z.prettifyError(parsed.error)}`,
    );
  }
  const { SITE_APP_CHECK_SITE_KEY, ...settings } = parsed.data;
  const given = Object.entries({
    ...settings,
    REQUIRE_APP_CHECK: SITE_APP_CHECK_SITE_KEY ? 1 : undefined,
  }).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => `${name}=${JSON.stringify(String(value))}\n`).join('');
}

/** Writes functions/deploy/.env.{project}, which is read for that project only: the local run never sees it. */
export function writeFunctionSettings(): void {
  const environment = loadEnv('production', process.cwd(), '');
  const settings = functionSettingsFile(environment);
  writeFileSync(
    `functions/deploy/.env.${environment.FIREBASE_PROJECT ?? environment.SITE_FIREBASE_PROJECT_ID}`,
    settings,
  );
}
