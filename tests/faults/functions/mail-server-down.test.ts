import { afterAll, expect, test } from 'vitest';
import { stopWhenDelivered } from '../../functions/delivered.ts';
import { MailServer } from '../../functions/mail-server.ts';
import type { StoredDocument } from '../../functions/stored.ts';
import { isRelease } from '../../is-release.ts';
import { countDelivered, mailsOf, pause, sendBurst, untilAllSent } from './burst.ts';

const mailServer = new MailServer();
afterAll(() => stopWhenDelivered(mailServer));

const { seconds: downSeconds, messages } = isRelease
  ? { seconds: 60, messages: 200 }
  : { seconds: 3, messages: 10 };

test(`CONT-13 when the mail server is down for ${downSeconds} s all ${messages} messages are accepted, and delivered once after it recovers`, async () => {
  const begin = Date.now();
  // A few at a time: each call at once starts a process of the emulator, in the first test a cold one.
  const burst = await sendBurst(messages, { atATime: 3 });
  expect(burst.accepted).toBe(messages);
  await pause(Math.max(0, downSeconds * 1000 - (Date.now() - begin)));
  // Some attempts failed and are retried. In the emulator the other mails wait for those.
  await expect.poll(async () => (await mailsOf(burst)).filter(wasTried).length).toBeGreaterThan(0);
  expect(await countDelivered(burst)).toEqual({ messages: 0, twice: 0 });

  await mailServer.start();
  await untilAllSent(burst);
  expect(await countDelivered(burst)).toEqual({ messages, twice: 0 });
});

function wasTried({ fields }: StoredDocument): boolean {
  return Number(fields.attempts) > 0;
}
