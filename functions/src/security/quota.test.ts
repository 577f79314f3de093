import { expect, test } from 'vitest';
import { Quota } from './quota.ts';

test('DAY-01 DAY-08 forged addresses from one network leave half of a quota to others', () => {
  const quota = new Quota({ perVisitor: 600, total: 3000 });
  const hop = { name: 'the last hop', allowance: 10 };
  const taken = Array.from({ length: 3000 }, (_, number) =>
    quota.take([{ name: `${number}`, allowance: 1 }, hop]),
  );
  expect(taken.filter(Boolean)).toHaveLength(1500);
  expect(quota.take([{ name: 'a visitor', allowance: 1 }])).toBe(true);
});
