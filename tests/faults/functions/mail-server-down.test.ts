import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { stopWhenDelivered } from '../../functions/delivered.ts';
import { MailServer } from '../../functions/mail-server.ts';
import { isRelease } from '../../is-release.ts';
import { countDelivered, mailsOf, sendBurst, untilAllSent } from './burst.ts';

const mailServer = new MailServer();
afterAll(() => stopWhenDelivered(mailServer));

const [outageSeconds, messages] = isRelease ? [60, 200] : [0, 3];

// Temporary and final failures are tested in functions/src/mail/{deliver,outbox,smtp}.test.ts.
test(`CONT-13 when the mail server is down all ${messages} messages are accepted, and delivered once after it recovers`, async () => {
  const burst = await sendBurst(messages);
  expect(burst.accepted).toBe(messages);
  await pause(outageSeconds * 1000);
  // Some attempts failed and are retried. In the emulator the other mails wait for those.
  await expect
    .poll(async () => (await mailsOf(burst)).filter(({ fields }) => Number(fields.attempts) > 0).length)
    .toBeGreaterThan(0);
  expect(await countDelivered(burst)).toEqual({ messages: 0, twice: 0 });

  await mailServer.start();
  await untilAllSent(burst);
  expect(await countDelivered(burst)).toEqual({ messages, twice: 0 });
});
