import { spawn } from 'node:child_process';

/**
 * Runs a command and ends it, with everything that it started, when whoever started this process is gone, even by
 * kill -9: its end of the standard input then closes. Usage: node keeper.ts COMMAND [ARGUMENT …]
 */
const GRACE_MS = 5000;

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function endGroup(signal: NodeJS.Signals): void {
  // This process leads the group that the command and its children are in.
  process.kill(-process.pid, signal);
}

process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGINT', () => child.kill('SIGINT'));
process.stdin.on('end', () => {
  child.kill('SIGTERM');
  setTimeout(() => endGroup('SIGKILL'), GRACE_MS).unref();
});
process.stdin.resume();
child.on('exit', (code) => process.exit(code ?? 1));
