import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailServer } from '../../functions/mail-server.ts';
import { changeStored, type StoredDocument } from '../../functions/stored.ts';
import { isRelease } from '../../is-release.ts';
import { readMailbox } from '../../mailbox.ts';
import {
  type Burst,
  countStates,
  mailsOf,
  pause,
  sendBurst,
  sweep,
  timesDelivered,
  untilAllSent,
} from './burst.ts';

const mailServer = new MailServer();
beforeAll(() => mailServer.start());
afterAll(() => mailServer.stop());

/** The processes in which the Functions emulator runs the functions. */
function functionProcesses(): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  return list
    .split('\n')
    .filter((line) => line.includes('functionsEmulatorRuntime'))
    .map((line) => Number.parseInt(line, 10));
}

const MESSAGES = isRelease ? 200 : 40;

test(`CONT-13 kill -9 of the functions in the middle of ${MESSAGES} messages loses none and sends none twice`, async () => {
  const burst = await sendBurst(MESSAGES);
  expect(burst.accepted).toBe(MESSAGES);
  await expect.poll(async () => (await countStates(burst)).SENT ?? 0).toBeGreaterThan(MESSAGES / 5);

  // Attempts that can come to no end before the kill: it hits the middle of some, however fast the machine is.
  const before = mailServer.connections;
  mailServer.behaviour = { kind: 'hangs' };
  await expect.poll(() => mailServer.connections).toBeGreaterThan(before);
  const killed = functionProcesses();
  expect(killed.length).toBeGreaterThan(0);
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  mailServer.behaviour = { kind: 'works' };
  const atTheKill = await countStates(burst);
  const died = new Set((await underWay(burst)).map(({ id }) => id));
  // Time for the mail server to keep what it had accepted, and for attempts that began after the kill to end.
  await pause(5000);

  // What died is taken up when its lease has run out. That minute and a half is not waited for.
  const abandoned = (await underWay(burst)).filter(({ id }) => died.has(id));
  expect(abandoned.length).toBeGreaterThan(0);
  const openToDoubt = await delivered(abandoned);
  for (const { id, fields } of abandoned) {
    expect(Date.parse(String(fields.dueAt)) - Date.now()).toBeLessThanOrEqual(90_000);
    await changeStored(`outbox/${id}`, { dueAt: { timestampValue: new Date().toISOString() } });
  }
  await sweep();

  const seconds = await untilAllSent(burst);
  const times = await timesDelivered(burst);
  expect(times.size).toBe(MESSAGES);
  // SMTP leaves one gap (RFC 1047): the server had said yes, and the process died before it could note it.
  const twice = [...times].filter(([, count]) => count > 1).map(([messageId]) => messageId);
  expect(twice.filter((messageId) => !openToDoubt.includes(messageId))).toEqual([]);
  console.log(
    `kill -9 of ${killed.length} function processes with ${JSON.stringify(atTheKill)}: ${abandoned.length} attempts ` +
      `died; ${MESSAGES} of ${MESSAGES} delivered within ${seconds} s of the end of the leases, ${twice.length} twice ` +
      `(${openToDoubt.length} were accepted by the mail server and not yet noted when the process died)`,
  );
});

/** Mails of a burst that an attempt holds. */
async function underWay(burst: Burst): Promise<StoredDocument[]> {
  return (await mailsOf(burst)).filter(({ fields }) => fields.state === 'PROCESSING');
}

/** The message ids of those mails that are in the mailbox. */
async function delivered(mails: readonly StoredDocument[]): Promise<string[]> {
  const ids = new Set(mails.map(({ id }) => `<${id}@127.0.0.1>`));
  return (await readMailbox()).map(({ messageId }) => messageId).filter((messageId) => ids.has(messageId));
}
