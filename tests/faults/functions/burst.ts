import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { localUrl, PORTS } from '../../../local/ports.ts';
import { PROJECT_ID } from '../../../local/project.ts';
import { contactMessage, post } from '../../functions/forms.ts';
import { readStored, type StoredDocument } from '../../functions/stored.ts';
import { readMailbox } from '../../mailbox.ts';

/** Many messages, each from a different visitor, identified by a mark in their text. */
export interface Burst {
  readonly mark: string;
  readonly accepted: number;
}

/** Sends messages, ten at a time. */
export async function sendBurst(count: number): Promise<Burst> {
  const mark = randomUUID();
  const responses: { status: number }[] = [];
  for (let sent = 0; sent < count; sent += 10) {
    const messages = Array.from({ length: Math.min(10, count - sent) }, (_, index) =>
      contactMessage({ message: `Message ${sent + index} of the burst ${mark}` }),
    );
    responses.push(...(await Promise.all(messages.map((message) => post('/api/contact', message)))));
  }
  const accepted = responses.filter(({ status }) => status === 200).length;
  return { mark, accepted };
}

/** Counts the messages of a burst in the mailbox, and those delivered more than once. */
export async function countDelivered({ mark }: Burst): Promise<{ messages: number; twice: number }> {
  const times = new Map<string, number>();
  for (const { text, messageId } of await readMailbox()) {
    if (text.includes(mark)) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  }
  return { messages: times.size, twice: [...times.values()].filter((count) => count > 1).length };
}

/** Returns the mails of a burst in the outbox. */
export async function mailsOf({ mark }: Burst): Promise<StoredDocument[]> {
  return (await readStored('outbox')).filter(({ fields }) => JSON.stringify(fields.content).includes(mark));
}

/** Counts the mails of a burst by state. */
export async function countStates(burst: Burst): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  for (const { fields } of await mailsOf(burst)) {
    const state = String(fields.state);
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
}

/** Resolves when every mail of a burst is marked as sent. */
export async function untilAllSent(burst: Burst): Promise<void> {
  await expect.poll(() => countStates(burst), { interval: 250 }).toEqual({ SENT: burst.accepted });
}

/**
 * Runs the sweep, as the scheduler does every minute. Retried on timeout, because the emulator never responds to a
 * request whose process was killed.
 */
export async function sweep(): Promise<void> {
  const url = `${localUrl(PORTS.functions)}/${PROJECT_ID}/europe-west1/sweepNow`;
  const status = async () =>
    (await fetch(url, { method: 'POST', signal: AbortSignal.timeout(10_000) })).status;
  await expect.poll(status).toBe(204);
}
