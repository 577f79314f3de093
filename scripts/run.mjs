// Sets up the clone if needed, then runs a script of the project on the pinned Node:
// node scripts/run.mjs SCRIPT [ARGUMENT …]
import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { ensureDependencies, pinnedNode } from './set-up.mjs';

const ROOT = resolve(import.meta.dirname, '..');

ensureDependencies();
const child = spawn(pinnedNode, process.argv.slice(2), {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${dirname(pinnedNode)}${delimiter}${process.env.PATH}` },
});
// Ctrl-C reaches the child directly; a signal sent only to this process is forwarded.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
