import { lookup } from 'node:dns/promises';
import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod/mini';
import { functionVariables, siteVariables } from '../../src/domain/settings/schema.ts';
import { isLocal } from '../project/connect.ts';

/** A line for each setting that is missing or invalid, which a build would find only at its end. */
export function findInvalidSettings(
  project: string,
  environment: Readonly<Record<string, string>>,
): string[] {
  if (isLocal(project))
    return [`${project} is a name for the local run only (demo-…): make a project of your own`];
  if (!environment.SITE_FIREBASE_PROJECT_ID)
    return ['no settings: SITE_FIREBASE_PROJECT_ID is missing in .env.production, your copy of .env.example'];
  const settings = z.object({ ...siteVariables, ...functionVariables });
  const { error } = settings.safeParse(environment, { error: z.locales.en().localeError });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} in .env.production: ${message}`);
}

/**
 * A line for each reason not to deploy an existing build: it is for another bucket, such as a build of the local run, or it has
 * deploy hooks, which no build writes and which would run with credentials.
 */
export function findBuildFaults(config: Readonly<Record<string, unknown>>, bucket = ''): string[] {
  const parts = Object.keys(config).filter((part) =>
    /"(pre|post)deploy":/.test(JSON.stringify(config[part])),
  );
  const isOwn = JSON.stringify(config).includes(`/v0/b/${bucket}/`); // in the security policy
  return [
    ...(isOwn ? [] : [`another site: the build is not for the bucket ${bucket}; build it again`]),
    ...parts.map((part) => `commands: ${part} in the built configuration has deploy hooks; build it again`),
  ];
}

/** A line if the site's host has no DNS record, because the smoke run after the deploy would fail. */
export async function checkAddress(siteUrl: string, project: string): Promise<string[]> {
  const { hostname } = new URL(siteUrl);
  const isKnown = await lookup(hostname).then(
    () => true,
    ({ code }) => code !== 'ENOTFOUND',
  );
  if (isKnown) return [];
  // Each name below web.app has a record.
  if (hostname.endsWith('.web.app')) return [`no DNS: this machine cannot resolve names (${hostname})`];
  const advice = `use https://${project}.web.app until your domain is connected, or repair the record`;
  return [`no address: ${hostname} of SITE_URL is not in the DNS; ${advice}`];
}

/** A line if nobody is signed in, which would otherwise show only after a build of some minutes. */
export async function checkSignIn(): Promise<string[]> {
  const token = applicationDefault().getAccessToken();
  return token.then(
    () => [],
    () => ['no sign-in: npx firebase login, then gcloud auth application-default login'],
  );
}
