import { afterAll, beforeAll, expect, test } from 'vitest';
import { localUrl, PORTS } from '../../../local/ports.ts';
import { PROJECT_ID } from '../../../local/project.ts';
import { stopWhenDelivered } from '../../functions/delivered.ts';
import { type Behaviour, MailServer } from '../../functions/mail-server.ts';
import { changeStored, readStored } from '../../functions/stored.ts';
import { type Burst, countDelivered, countStates, mailsOf, sendBurst, sweep, untilAllSent } from './burst.ts';

const mailServer = new MailServer();
beforeAll(() => mailServer.start());
afterAll(() => stopWhenDelivered(mailServer));

// Which replies of a server pass and which are final: functions/src/mail/smtp.test.ts.
const PASSING: [string, Behaviour, string][] = [
  ['drops the connection when it has the text', { kind: 'drops-after-data' }, 'ECONNECTION'],
  ['says nothing at all', { kind: 'hangs' }, 'ETIMEDOUT'],
];

test.each(PASSING)(
  'CONT-13 a mail server that %s delays the mail, which is delivered once after it recovers',
  async (_, behaviour, reason) => {
    mailServer.behaviour = behaviour;
    const burst = await sendBurst(3);
    expect(burst.accepted).toBe(3);
    await expect.poll(() => reasonsOf(burst)).toEqual([reason, reason, reason]);
    expect(await countDelivered(burst)).toEqual({ messages: 0, twice: 0 });

    mailServer.behaviour = { kind: 'works' };
    // mail-server-down.test.ts covers the retries of Cloud Tasks.
    await lookAfter(burst);
    await untilAllSent(burst);
    expect(await countDelivered(burst)).toEqual({ messages: 3, twice: 0 });
  },
);

test('CONT-13 a refused mail is tried once, stays in the outbox, and is sent when staff set it back to PENDING', async () => {
  mailServer.behaviour = { kind: 'refuses', code: 550 };
  const burst = await sendBurst(1);
  await expect.poll(() => countStates(burst)).toEqual({ FAILED: 1 });
  const [mail] = await mailsOf(burst);
  expect([mail?.fields.reason, mail?.fields.attempts]).toEqual(['EENVELOPE 550', 1]);
  expect(Date.parse(String(mail?.fields.expireAt)) - Date.now()).toBeGreaterThan(29 * 24 * 3600 * 1000);
  mailServer.behaviour = { kind: 'works' };
  await changeStored(`outbox/${mail?.id}`, {
    state: { stringValue: 'PENDING' },
    dueAt: { timestampValue: new Date().toISOString() },
  });
  await sweep();
  await untilAllSent(burst);
  expect(await countDelivered(burst)).toEqual({ messages: 1, twice: 0 });
});

test('CONT-13 the sweep finds a mail whose task was lost or whose attempt was killed', async () => {
  mailServer.behaviour = { kind: 'works' };
  const burst = await sendBurst(2);
  await untilAllSent(burst);
  const past = { timestampValue: new Date(Date.now() - 1000).toISOString() };
  const [first, second] = await mailsOf(burst);
  await changeStored(`outbox/${first?.id}`, { state: { stringValue: 'PENDING' }, dueAt: past });
  await changeStored(`outbox/${second?.id}`, { state: { stringValue: 'PROCESSING' }, dueAt: past });
  await sweep();
  await untilAllSent(burst);
  expect((await mailsOf(burst)).map(({ fields }) => fields.attempts)).toEqual([2, 2]);
});

test('CONT-13 two concurrent sweeps and a task send a mail once', async () => {
  mailServer.behaviour = { kind: 'refuses', code: 451 };
  const burst = await sendBurst(5);
  await expect.poll(async () => (await reasonsOf(burst)).length).toBe(5);
  mailServer.behaviour = { kind: 'works' };
  await makeDue(burst);
  await Promise.all([sweep(), sweep(), sweep()]);
  await untilAllSent(burst);
  expect(await countDelivered(burst)).toEqual({ messages: 5, twice: 0 });
});

test('CONT-13 the sweep deletes expired documents', async () => {
  const burst = await sendBurst(1);
  await untilAllSent(burst);
  const [mail] = await mailsOf(burst);
  const expireAt = { timestampValue: new Date().toISOString() };
  await changeStored(`outbox/${mail?.id}`, { expireAt });
  await changeStored(`limits/${burst.mark}`, { expireAt });
  await sweep();
  expect(await mailsOf(burst)).toEqual([]);
  expect((await readStored('limits')).map(({ id }) => id)).not.toContain(burst.mark);
});

test('CONT-13 a task that comes when its mail has been sent does nothing', async () => {
  const burst = await sendBurst(1);
  await untilAllSent(burst);
  const [mail] = await mailsOf(burst);
  // As Cloud Tasks calls the queue function.
  const { status } = await fetch(`${localUrl(PORTS.functions)}/${PROJECT_ID}/europe-west1/deliver`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { id: mail?.id } }),
  });
  expect(status).toBe(204);
  expect((await mailsOf(burst)).map(({ fields }) => fields.attempts)).toEqual([1]);
  expect(await countDelivered(burst)).toEqual({ messages: 1, twice: 0 });
});

async function lookAfter(burst: Burst): Promise<void> {
  await makeDue(burst);
  await sweep();
}

/** Makes the mails of a burst due for the sweep. */
async function makeDue(burst: Burst): Promise<void> {
  for (const { id } of await mailsOf(burst)) {
    await changeStored(`outbox/${id}`, { dueAt: { timestampValue: new Date().toISOString() } });
  }
}

/** Returns why the attempts of a burst's mails failed. */
async function reasonsOf(burst: Burst): Promise<unknown[]> {
  return (await mailsOf(burst)).flatMap(({ fields }) => fields.reason ?? []);
}
