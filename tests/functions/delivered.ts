import { expect, vi } from 'vitest';
import { type DeliveredMail, readMailbox } from '../mailbox.ts';
import type { MailServer } from './mail-server.ts';
import { readStored } from './stored.ts';

/** The only mail for which this holds, once it has come. */
export async function untilDelivered(isWanted: (mail: DeliveredMail) => boolean): Promise<DeliveredMail> {
  const found = async () => (await readMailbox()).filter(isWanted);
  await expect.poll(async () => (await found()).length, { interval: 250 }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error('The mail has vanished');
  return mail;
}

/**
 * Stops a mail server once it has every mail that was stored. In the Tasks emulator a task that waits for its retry,
 * for up to five minutes, occupies one of ten places: mails left behind would block those of the next file.
 */
export async function stopWhenDelivered(mailServer: MailServer): Promise<void> {
  mailServer.behaviour = { kind: 'works' };
  const isPending = async () =>
    (await readStored('outbox')).some(({ fields }) =>
      ['PENDING', 'PROCESSING'].includes(String(fields.state)),
    );
  await vi.waitUntil(async () => !(await isPending()), { interval: 250, timeout: 110_000 });
  await mailServer.stop();
}
