import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { MailServer } from '../../functions/mail-server.ts';
import { changeStored, readStored, type StoredDocument } from '../../functions/stored.ts';
import {
  type Burst,
  countDelivered,
  countStates,
  mailsOf,
  pause,
  sendBurst,
  sweep,
  untilAllSent,
} from './burst.ts';

const mailServer = new MailServer();
beforeAll(() => mailServer.start());
afterAll(() => mailServer.stop());

/** How many mails, of whatever test, are on their way. */
async function countWaiting(): Promise<number> {
  return (await readStored('outbox')).filter(({ fields }) => !/SENT|FAILED/.test(String(fields.state)))
    .length;
}

/** The processes in which the Functions emulator of the local run, and of no other, runs the functions. */
function functionProcesses(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const processes = list.split('\n').map((line) => {
    const [pid, parent] = line.trim().split(/\s+/, 2).map(Number);
    return { pid: pid ?? 0, parent, isFunction: line.includes('functionsEmulatorRuntime') };
  });
  const below = (pid: number): typeof processes =>
    processes.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)]);
  return below(inject('localRun').pid)
    .filter(({ isFunction }) => isFunction)
    .map(({ pid }) => pid);
}

/** For `npm run test:release` alone (vitest.config.ts). */
const MESSAGES = 200;

/** So many are delivered before the mail server says nothing any more. */
const BEFORE = MESSAGES / 5;

test(`CONT-13 kill -9 of the functions in the middle of ${MESSAGES} messages loses none and sends none twice`, async () => {
  // What other tests have left would be among the connections that are counted.
  await expect.poll(countWaiting).toBe(0);
  // Attempts that come to no end: the kill hits the middle of some, however fast or slow the machine is.
  mailServer.hangsAfter = mailServer.connections + BEFORE;
  const burst = await sendBurst(MESSAGES);
  expect(burst.accepted).toBe(MESSAGES);
  await expect.poll(() => countStates(burst)).toMatchObject({ SENT: BEFORE, PROCESSING: expect.any(Number) });

  const killed = functionProcesses();
  expect(killed.length).toBeGreaterThan(0);
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  mailServer.hangsAfter = Number.POSITIVE_INFINITY;
  const atTheKill = await countStates(burst);
  const died = new Set((await underWay(burst)).map(({ id }) => id));
  // Time for attempts that began after the kill to end.
  await pause(5000);

  // What died is taken up when its lease has run out. That minute and a half is not waited for.
  const abandoned = (await underWay(burst)).filter(({ id }) => died.has(id));
  expect(abandoned.length).toBeGreaterThan(0);
  for (const { id, fields } of abandoned) {
    expect(Date.parse(String(fields.dueAt)) - Date.now()).toBeLessThanOrEqual(90_000);
    await changeStored(`outbox/${id}`, { dueAt: { timestampValue: new Date().toISOString() } });
  }
  await sweep();

  const seconds = await untilAllSent(burst);
  expect(await countDelivered(burst)).toEqual({ messages: MESSAGES, twice: 0 });
  console.log(
    `kill -9 of ${killed.length} function processes with ${JSON.stringify(atTheKill)}: ${abandoned.length} attempts ` +
      `died; ${MESSAGES} of ${MESSAGES} delivered once within ${seconds} s of the end of the leases`,
  );
});

/** Mails of a burst that an attempt holds. */
async function underWay(burst: Burst): Promise<StoredDocument[]> {
  return (await mailsOf(burst)).filter(({ fields }) => fields.state === 'PROCESSING');
}
