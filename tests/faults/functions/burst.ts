import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { localUrl, PORTS } from '../../../emulators/ports.ts';
import { PROJECT_ID } from '../../../emulators/project.ts';
import { contactMessage, post } from '../../functions/forms.ts';
import { readStored, type StoredDocument } from '../../functions/stored.ts';
import { readMailbox } from '../../mailbox.ts';

/** Many messages, each from a visitor of its own, that can be told from all others by a mark in their text. */
export interface Burst {
  readonly mark: string;
  readonly accepted: number;
  readonly slowestMs: number;
}

/** Sends messages, some at a time, `everyMs` apart. */
export async function sendBurst(count: number, { atATime = 10, everyMs = 0 } = {}): Promise<Burst> {
  const mark = randomUUID();
  const answers: { status: number; milliseconds: number }[] = [];
  for (let sent = 0; sent < count; sent += atATime) {
    const size = Math.min(atATime, count - sent);
    const messages = Array.from({ length: size }, (_, index) =>
      contactMessage({ message: `Message ${sent + index} of the burst ${mark}` }),
    );
    answers.push(...(await Promise.all(messages.map((message) => post('/api/contact', message)))));
    if (everyMs > 0) await pause(everyMs);
  }
  const accepted = answers.filter(({ status }) => status === 200).length;
  return { mark, accepted, slowestMs: Math.max(...answers.map(({ milliseconds }) => milliseconds)) };
}

/** How often each message of a burst is in the mailbox: as many as came, and how many of them more than once. */
export async function countDelivered({ mark }: Burst): Promise<{ messages: number; twice: number }> {
  const times = new Map<string, number>();
  for (const { text, messageId } of await readMailbox()) {
    if (text.includes(mark)) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  }
  return { messages: times.size, twice: [...times.values()].filter((count) => count > 1).length };
}

/** What the outbox holds of a burst. */
export async function mailsOf({ mark }: Burst): Promise<StoredDocument[]> {
  return (await readStored('outbox')).filter(({ fields }) => JSON.stringify(fields.content).includes(mark));
}

/** How many mails of a burst are in each state. */
export async function countStates(burst: Burst): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  for (const { fields } of await mailsOf(burst)) {
    const state = String(fields.state);
    states[state] = (states[state] ?? 0) + 1;
  }
  return states;
}

/** Resolves with the seconds that it took until all of a burst is noted as sent. */
export async function untilAllSent(burst: Burst): Promise<number> {
  const begin = Date.now();
  await expect.poll(() => countStates(burst), { interval: 250 }).toEqual({ SENT: burst.accepted });
  return Math.round((Date.now() - begin) / 1000);
}

/**
 * Has the functions look after mails that nobody looks after, as the scheduler does every minute. Asked again when no
 * answer comes: the emulator leaves a call without one when the process that should have answered is killed.
 */
export async function sweep(): Promise<void> {
  const url = `${localUrl(PORTS.functions)}/${PROJECT_ID}/europe-west1/sweepNow`;
  const status = async () =>
    (await fetch(url, { method: 'POST', signal: AbortSignal.timeout(10_000) })).status;
  await expect.poll(status).toBe(204);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
