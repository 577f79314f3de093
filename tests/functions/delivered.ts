import { afterAll, beforeAll, expect, vi } from 'vitest';
import { type DeliveredMail, readMailbox } from '../mailbox.ts';
import { MailServer } from './mail-server.ts';
import { readStored } from './stored.ts';

/** Waits for exactly one mail that matches, and returns it. */
export async function untilDelivered(isWanted: (mail: DeliveredMail) => boolean): Promise<DeliveredMail> {
  const found = async () => (await readMailbox()).filter(isWanted);
  await expect.poll(async () => (await found()).length, { interval: 250 }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error('The mail has disappeared');
  return mail;
}

/** Runs a mail server during the tests of a file. */
export function withMailServer(): void {
  const mailServer = new MailServer();
  beforeAll(() => mailServer.start());
  afterAll(() => stopWhenDelivered(mailServer));
}

/**
 * Stops a mail server once it has received every stored mail. In the Tasks emulator a task that waits for its retry, up
 * to five minutes, occupies one of ten slots, so mails left behind would block those of the next test file.
 */
export async function stopWhenDelivered(mailServer: MailServer): Promise<void> {
  const isPending = async () =>
    (await readStored('outbox')).some(({ fields }) =>
      ['PENDING', 'PROCESSING'].includes(String(fields.state)),
    );
  await vi.waitUntil(async () => !(await isPending()), { interval: 250, timeout: 110_000 });
  await mailServer.stop();
}
