/** The target project, from the environment and from .env.production. */
interface Target {
  readonly FIREBASE_PROJECT?: string | undefined;
  readonly SITE_FIREBASE_PROJECT_ID?: string | undefined;
}

/** What prevents the deploy, one line each; empty if nothing does. */
export function whatIsMissing({
  FIREBASE_PROJECT: project,
  SITE_FIREBASE_PROJECT_ID: built,
}: Target): string[] {
  const lines: string[] = [];
  if (!project) {
    lines.push(
      'no project: name yours in FIREBASE_PROJECT, for instance FIREBASE_PROJECT=my-project npm run deploy',
    );
  } else if (project.startsWith('demo-')) {
    lines.push(`${project} is a name for the local run only (demo-…): make a project of your own`);
  } else if (built && built !== project) {
    lines.push(
      `two projects: FIREBASE_PROJECT is ${project}, and SITE_FIREBASE_PROJECT_ID, which the site would call, is ${built}`,
    );
  }
  if (!built) lines.push('no settings: copy .env.example to .env.production and fill it in');
  return lines;
}
