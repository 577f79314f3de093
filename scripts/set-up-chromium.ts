import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromiumPath, HEADLESS_SHELL } from './chromium.ts';

/**
 * Ensures that there is a Chromium for the tests: Debian's package of the headless shell, if it can be installed; else
 * the system's; else Playwright's download.
 *
 * @throws Error if there is none and none could be installed
 */
export function ensureChromium(): void {
  if (existsSync(process.env.CHROMIUM_PATH ?? HEADLESS_SHELL)) return;
  if (isRootOnDebian()) {
    console.log("Installing Debian's headless shell of Chromium …");
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']);
  }
  if (existsSync(chromiumPath())) return;
  console.log("Downloading Playwright's Chromium …");
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (!existsSync(chromiumPath())) {
    throw new Error(
      'There is no Chromium. Install one and name it in CHROMIUM_PATH, then run the tests again.',
    );
  }
}

function isRootOnDebian(): boolean {
  const release = '/etc/os-release';
  return (
    process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  );
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
