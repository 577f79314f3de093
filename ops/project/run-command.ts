/** Runs a command of `npm run`; what goes wrong is one line and the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (/default credentials/.test(String(error)))
      console.error('Sign in first: gcloud auth application-default login');
    process.exitCode = 1;
  }
}
