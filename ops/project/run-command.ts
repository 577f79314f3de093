import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isLocal } from './connect.ts';

const COMMON = { project: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/**
 * Runs a command with its arguments, the settings of .env.production, and the project that `--project` or FIREBASE_PROJECT names.
 * Refuses settings of another project. `--help` prints the usage. An error is printed without its stack; the exit code is then 1.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  command: (invocation: {
    readonly project: string;
    readonly environment: Readonly<Record<string, string>>;
    readonly values: ReturnType<typeof parseArgs<{ options: Options }>>['values'];
    readonly positionals: readonly string[];
  }) => Promise<void>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { ...COMMON, ...options } });
    const { help, project: named } = values as { help?: boolean; project?: string };
    if (help) return console.log(usage);
    const environment = loadEnv('production', process.cwd(), '');
    const project = named ?? environment.FIREBASE_PROJECT;
    if (!project) throw new Error('no project: name yours, by --project your-project or FIREBASE_PROJECT');
    const { SITE_FIREBASE_PROJECT_ID: builtFor } = environment;
    if (builtFor && builtFor !== project && !isLocal(project))
      throw new Error(`two projects: ${project}, but SITE_FIREBASE_PROJECT_ID is ${builtFor}`);
    await command({ project, environment, values: values as never, positionals }); // parseArgs types them with COMMON
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (needsSignIn(error)) console.error('Sign in (again): gcloud auth application-default login');
    process.exitCode = 1;
  }
}

/** Whether an error of Google's libraries says that nobody is signed in, or that the sign-in has expired. */
export function needsSignIn(error: unknown): boolean {
  return /default credentials|Anonymous caller|invalid_grant|invalid_rapt|reauth/.test(String(error));
}
