import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { MailServer } from '../../functions/mail-server.ts';
import { database, readStored, type StoredDocument } from '../../functions/stored.ts';
import { type Burst, countDelivered, countStates, mailsOf, sendBurst, sweep, untilAllSent } from './burst.ts';

const mailServer = new MailServer();
beforeAll(() => mailServer.start());
afterAll(() => mailServer.stop());

/** Counts the unfinished mails of all tests. */
async function countUnfinished(): Promise<number> {
  return (await readStored('outbox')).filter(({ fields }) => !/SENT|FAILED/.test(String(fields.state)))
    .length;
}

/** Returns the function processes of this local run's Functions emulator. */
function functionProcesses(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const processes = list.split('\n').map((line) => {
    const [pid, parent] = line.trim().split(/\s+/, 2).map(Number);
    return { pid: pid ?? 0, parent, isFunction: line.includes('functionsEmulatorRuntime') };
  });
  const descendantsOf = (pid: number): typeof processes =>
    processes.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...descendantsOf(child.pid)]);
  return descendantsOf(inject('localRun').pid)
    .filter(({ isFunction }) => isFunction)
    .map(({ pid }) => pid);
}

// This file runs only in `npm run test:release` (vitest.config.ts).
const MESSAGES = 200;

/** The number of messages delivered before the mail server hangs. */
const DELIVERED_BEFORE = MESSAGES / 5;

test(`CONT-13 kill -9 of the functions in the middle of ${MESSAGES} messages loses none and sends none twice`, async () => {
  // Waits for the mails of other tests, which would be counted too.
  await expect.poll(countUnfinished).toBe(0);
  // Later attempts hang, so that the kill interrupts some at any speed of the machine.
  mailServer.hangsAfter = mailServer.connections + DELIVERED_BEFORE;
  const burst = await sendBurst(MESSAGES);
  expect(burst.accepted).toBe(MESSAGES);
  await expect
    .poll(() => countStates(burst))
    .toMatchObject({ SENT: DELIVERED_BEFORE, PROCESSING: expect.any(Number) });

  const killed = functionProcesses();
  expect(killed.length).toBeGreaterThan(0);
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  mailServer.hangsAfter = Number.POSITIVE_INFINITY;
  const interrupted = new Set((await mailsBeingSent(burst)).map(({ id }) => id));
  // Attempts that started after the kill get time to end.
  await pause(5000);

  // Interrupted mails are picked up when their lease expires. The test does not wait 90 seconds for that.
  const abandoned = (await mailsBeingSent(burst)).filter(({ id }) => interrupted.has(id));
  expect(abandoned.length).toBeGreaterThan(0);
  for (const { id, fields } of abandoned) {
    expect(fields.dueAt.toMillis() - Date.now()).toBeLessThanOrEqual(90_000);
    await database.doc(`outbox/${id}`).update({ dueAt: new Date() });
  }
  await sweep();

  await untilAllSent(burst);
  expect(await countDelivered(burst)).toEqual({ messages: MESSAGES, twice: 0 });
});

/** Returns the mails of a burst that are being sent. */
async function mailsBeingSent(burst: Burst): Promise<StoredDocument[]> {
  return (await mailsOf(burst)).filter(({ fields }) => fields.state === 'PROCESSING');
}
