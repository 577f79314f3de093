import { lookup } from 'node:dns/promises';
import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod/mini';
import { functionVariables, siteVariables } from '../../src/domain/settings/schema.ts';

/** The target project, from the environment and from .env.production. */
interface Target {
  readonly FIREBASE_PROJECT?: string | undefined;
  readonly SITE_FIREBASE_PROJECT_ID?: string | undefined;
  readonly SITE_URL?: string | undefined;
}

/** A line for each setting that is missing or wrong, and so prevents the deploy. */
export function findMissingSettings({
  FIREBASE_PROJECT: project,
  SITE_FIREBASE_PROJECT_ID: builtFor,
  SITE_URL,
}: Target): string[] {
  const lines: string[] = [];
  if (!project) {
    lines.push('no project: name yours, as in FIREBASE_PROJECT=my-project npm run deploy');
  } else if (project.startsWith('demo-')) {
    lines.push(`${project} is a name for the local run only (demo-…): make a project of your own`);
  } else if (builtFor && builtFor !== project) {
    lines.push(`two projects: FIREBASE_PROJECT is ${project}, but SITE_FIREBASE_PROJECT_ID is ${builtFor}`);
  }
  if (!builtFor)
    lines.push(
      'no settings: SITE_FIREBASE_PROJECT_ID is missing in .env.production, your copy of .env.example',
    );
  else if (!SITE_URL || !URL.canParse(SITE_URL))
    lines.push('no address: SITE_URL in .env.production is not a URL');
  return lines;
}

/** A line for each setting of the site or the functions that is missing or invalid, which a build would find only at its end. */
export function findInvalidSettings(environment: Readonly<Record<string, string>>): string[] {
  const { error } = z.object({ ...siteVariables, ...functionVariables }).safeParse(environment);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} in .env.production: ${message}`);
}

/** A line for each part of a configuration that has deploy hooks: no build writes any, and they would run with credentials. */
export function findDeployHooks(config: Readonly<Record<string, unknown>>): string[] {
  const parts = Object.keys(config).filter((part) =>
    /"(pre|post)deploy":/.test(JSON.stringify(config[part])),
  );
  return parts.map((part) => `commands: ${part} in the built configuration has deploy hooks; build it again`);
}

/** A line if the site's host has no DNS record, because the smoke run after the deploy would fail. */
export async function checkAddress({ SITE_URL, FIREBASE_PROJECT }: Target): Promise<string[]> {
  if (!SITE_URL || !URL.canParse(SITE_URL)) return [];
  const { hostname } = new URL(SITE_URL);
  const isKnown = await lookup(hostname).then(
    () => true,
    ({ code }) => code !== 'ENOTFOUND',
  );
  const advice = `use https://${FIREBASE_PROJECT}.web.app until your domain is connected`;
  return isKnown ? [] : [`no address: ${hostname} of SITE_URL is not in the DNS; ${advice}`];
}

/** A line if nobody is signed in, which would otherwise show only after a build of some minutes. */
export async function checkSignIn(): Promise<string[]> {
  const token = applicationDefault().getAccessToken();
  return token.then(
    () => [],
    () => ['no sign-in: npx firebase login, then gcloud auth application-default login'],
  );
}
