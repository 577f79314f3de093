/**
 * Usage: node supervisor.ts COMMAND [ARGUMENT …]. Runs the command, and ends it with all its child processes when the parent of
 * this process has ended: standard input is a pipe from the parent, which the system closes even after kill -9.
 */
import { spawn } from 'node:child_process';

/** How long the command may take to end after SIGTERM, before it is killed. */
const KILL_DELAY_MS = 5000;

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
  setTimeout(() => endGroup('SIGKILL'), KILL_DELAY_MS).unref();
});
process.stdin.resume(); // without reading, there is no `end`
// Also ends what the command has left behind, such as the processes of functions.
child.on('exit', () => endGroup('SIGKILL'));
