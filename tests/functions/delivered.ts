import { expect } from 'vitest';
import { type DeliveredMail, readMailbox } from '../mailbox.ts';

/** The only mail for which this holds, once it has come. */
export async function untilDelivered(isWanted: (mail: DeliveredMail) => boolean): Promise<DeliveredMail> {
  const found = async () => (await readMailbox()).filter(isWanted);
  await expect.poll(async () => (await found()).length, { interval: 250 }).toBe(1);
  const [mail] = await found();
  if (!mail) throw new Error('The mail has vanished');
  return mail;
}
