import { beforeEach, expect, test, vi } from 'vitest';

const { enqueue } = vi.hoisted(() => ({ enqueue: vi.fn() }));
vi.mock('firebase-admin/functions', () => ({ getFunctions: () => ({ taskQueue: () => ({ enqueue }) }) }));
vi.mock('../app.ts', () => ({ adminApp: vi.fn() }));
vi.mock('./rebuild-snapshot.ts', () => ({ rebuildSnapshot: vi.fn() }));

const { requestRebuild } = await import('./posts-changed.ts');

beforeEach(() => {
  enqueue.mockReset().mockResolvedValue(undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

async function namesOfTasks(...moments: number[]): Promise<unknown[]> {
  for (const moment of moments) {
    vi.setSystemTime(moment);
    await requestRebuild();
  }
  return enqueue.mock.calls.map(([, { id }]) => id);
}

test('DATA-01 writes within the same two seconds request the same task, due at the end of the two seconds', async () => {
  const [first, second, third] = await namesOfTasks(10_000, 11_999, 12_000);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(enqueue.mock.calls[0]).toEqual([
    { due: 12_000 },
    { id: 'posts-12000', scheduleTime: new Date(12_000) },
  ]);
});

test('DATA-01 a task that is already queued is fine; any other error is thrown, so that the trigger retries', async () => {
  enqueue.mockRejectedValueOnce(Object.assign(new Error(), { code: 'functions/task-already-exists' }));
  await requestRebuild();
  enqueue.mockRejectedValueOnce(Object.assign(new Error('no queue'), { code: 'functions/not-found' }));
  await expect(requestRebuild()).rejects.toThrow('no queue');
});
