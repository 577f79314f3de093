import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { sweep } from '../faults/functions/burst.ts';
import { changeStored } from './stored.ts';

const MINUTE_MS = 60_000;

/** Puts a mail into the outbox that is due for the sweep, as one whose task was lost. */
async function storeLost(minutesAgo: number, attempts: number): Promise<string> {
  const id = `lost-${randomUUID()}`;
  const moment = (ago: number) => ({ timestampValue: new Date(Date.now() - ago).toISOString() });
  const text = (stringValue: string) => ({ stringValue });
  await changeStored(`outbox/${id}`, {
    state: text('PENDING'),
    attempts: { integerValue: String(attempts) },
    createdAt: moment(minutesAgo * MINUTE_MS),
    dueAt: moment(1),
    expireAt: moment(-MINUTE_MS * 60),
    content: {
      mapValue: {
        fields: {
          kind: text('contact'),
          name: text('Ann'),
          email: text('ann@example.org'),
          subject: text('Lost'),
          message: text('A message whose task was lost.'),
        },
      },
    },
  });
  return id;
}

/** What is logged of a mail that nothing has tried to send. */
const isReported = (id: string) => {
  const lines = readFileSync(inject('functionsLog'), 'utf8').split('\n');
  return lines.some((line) => line.includes('nothing has tried to send it') && line.includes(id));
};

test('SAFE-08 a mail without an attempt is logged as an error, a new or attempted one is not', async () => {
  const [lost, tried, young] = await Promise.all([storeLost(12, 0), storeLost(12, 1), storeLost(6, 0)]);
  await sweep();
  await expect.poll(() => isReported(lost)).toBe(true);
  expect([isReported(tried), isReported(young)]).toEqual([false, false]);
});
