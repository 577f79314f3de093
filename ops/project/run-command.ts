import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { loadEnv } from 'vite';

const COMMON = { project: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/**
 * Runs a command of `npm run` with its arguments, the settings of .env.production, and the project that `--project` or
 * FIREBASE_PROJECT names. `--help` prints the usage. An error is printed without its stack, and the exit code is 1.
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
    if (!project) throw new Error('Name your project: --project your-project, or FIREBASE_PROJECT');
    await command({ project, environment, values: values as never, positionals }); // values of `options`
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (/default credentials|Anonymous caller/.test(String(error)))
      console.error('Sign in first: gcloud auth application-default login');
    process.exitCode = 1;
  }
}
