import { PassThrough } from 'node:stream';
import type { Request } from 'firebase-functions/https';
import { expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';

test.each([
  ['patiently', true, 5000],
  ['of a caller who calls too often', false, 1000],
])('DAY-01 a body read %s may take only so long', async (_, isPatient, milliseconds) => {
  vi.useFakeTimers();
  const request = Object.assign(new PassThrough(), { headers: {} }) as unknown as Request;
  const body = readBody(request, 100, isPatient);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(await Promise.race([body, 'pending'])).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  expect(await body).toMatchObject({ status: 408 });
  vi.useRealTimers();
});
