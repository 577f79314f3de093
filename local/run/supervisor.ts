/**
 * Runs a command, and ends it with all its child processes when the process that started this one has ended, even by kill -9:
 * standard input closes then. Usage: node supervisor.ts COMMAND [ARGUMENT …]
 */
import { spawn } from 'node:child_process';

/** How long the command may take to end after SIGTERM. */
const GRACE_MS = 5000;

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function endGroup(signal: NodeJS.Signals): void {
  // The group consists of this process, the command and its children.
  process.kill(-process.pid, signal);
}

process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGINT', () => child.kill('SIGINT'));
process.stdin.on('end', () => {
  child.kill('SIGTERM');
  setTimeout(() => endGroup('SIGKILL'), GRACE_MS).unref();
});
process.stdin.resume();
// Also ends what the command has left behind, such as the processes of functions.
child.on('exit', () => endGroup('SIGKILL'));
