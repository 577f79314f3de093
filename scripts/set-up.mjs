// Makes a clone ready to run. Uses only Node's own modules and runs on Node 20 too, because it installs everything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** The Node version pinned in package.json, the same for everyone. */
export const pinnedNode = join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Installs the packages pinned in package-lock.json unless they are installed already. Exits the process on failure. */
export function ensureDependencies() {
  if (!isInstalled()) {
    console.log('Installing dependencies (once; a few minutes on a slow connection) …');
    npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  if (!existsSync(pinnedNode)) {
    console.error(
      'The npm package "node" was installed without its program. Install scripts seem to be switched off:\n' +
        'run "npm rebuild node" and start again.',
    );
    process.exit(1);
  }
}

/** Compares npm's record of installed packages with the pinned ones. Packages for other platforms may be missing. */
function isInstalled() {
  const pinned = readPackages(join(ROOT, 'package-lock.json'));
  const installed = readPackages(join(ROOT, 'node_modules/.package-lock.json'));
  if (!pinned || !installed) return false;
  return Object.entries(pinned).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || installed[path]?.version === version || ((optional || devOptional) && !installed[path]),
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function npm(args) {
  // npm passes its own path to the scripts that it runs; otherwise it is on the PATH.
  const npmScript = process.env.npm_execpath;
  const [command, firstArgs] = npmScript ? [process.execPath, [npmScript]] : ['npm', []];
  const { status } = spawnSync(command, [...firstArgs, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: !npmScript && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.');
    process.exit(1);
  }
}
