import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../../tests/expect-console.ts';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { IndexKeeper } from './index-keeper.ts';
import type { PostIndex } from './post-index.ts';

// The library's own logger writes past the console that the tests listen to.
vi.mock('firebase-functions', () => ({
  logger: {
    error: (...parts: unknown[]) => console.error(...parts),
    warn: (...parts: unknown[]) => console.warn(...parts),
  },
}));

const HALF_A_MINUTE = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function indexOf(...titles: string[]): PostIndex {
  return { posts: titles.map((title) => anIndexedPost({ title })), asOf: 0, applied: new Map() };
}

/** A keeper whose reading gives the titles that a test sets. */
function keep(...titles: string[]) {
  const state = { titles };
  const read = vi.fn(async () => indexOf(...state.titles));
  return { state, read, keeper: new IndexKeeper({ refresh: read }) };
}

async function titlesOf(asked: ReturnType<IndexKeeper['current']>): Promise<string[]> {
  return (await asked).posts.map(({ summary }) => summary.title);
}

describe('for everybody', () => {
  test('one reading answers all visitors of half a minute, and the next one shows what has changed', async () => {
    const { state, read, keeper } = keep('A');
    await Promise.all([keeper.current(), keeper.current()]);
    state.titles = ['B'];
    vi.advanceTimersByTime(HALF_A_MINUTE - 1);
    expect(await titlesOf(keeper.current())).toEqual(['A']);
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    const both = await Promise.all([titlesOf(keeper.current()), titlesOf(keeper.current())]);
    expect(both).toEqual([['B'], ['B']]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('the age of what is answered counts from the beginning of its reading', async () => {
    const { read, keeper } = keep('A');
    read.mockImplementationOnce(async () => {
      vi.advanceTimersByTime(400);
      return indexOf('A');
    });
    expect((await keeper.current()).age).toBe(400);
    vi.advanceTimersByTime(10_000);
    expect((await keeper.current()).age).toBe(10_400);
  });

  test('a reading that fails is logged, the older posts are shown, and some seconds later it is tried again', async () => {
    expectConsoleError('The index of the posts could not be refreshed');
    const { state, read, keeper } = keep('A');
    await keeper.current();
    vi.advanceTimersByTime(HALF_A_MINUTE);
    read.mockRejectedValueOnce(new Error('unavailable'));
    state.titles = ['B'];
    expect(await titlesOf(keeper.current())).toEqual(['A']);
    expect(await titlesOf(keeper.current())).toEqual(['A']);
    expect(read).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(5000);
    expect(await titlesOf(keeper.current())).toEqual(['B']);
  });

  test('nobody waits longer than two seconds for a reading where there are older posts', async () => {
    const { read, keeper } = keep('A');
    await keeper.current();
    await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
    read.mockReturnValueOnce(new Promise(() => {}));
    const first = titlesOf(keeper.current());
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toEqual(['A']);
    expect(await titlesOf(keeper.current())).toEqual(['A']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('without a reading yet the posts of a snapshot are shown, for as short a time as can be', async () => {
    expectConsoleError('The index of the posts could not be refreshed');
    const refresh = vi
      .fn()
      .mockRejectedValueOnce(new Error('unavailable'))
      .mockResolvedValue(indexOf('A', 'B'));
    const keeper = new IndexKeeper({ refresh, last: indexOf('A') });
    const { posts, age } = await keeper.current();
    expect(posts).toHaveLength(1);
    expect(age).toBeGreaterThan(HALF_A_MINUTE);
    vi.advanceTimersByTime(5000);
    expect(await titlesOf(keeper.current())).toEqual(['A', 'B']);
  });

  test('without any posts to show there is an error, after a failure or twenty seconds', async () => {
    expectConsoleError('The index of the posts could not be refreshed');
    const { read, keeper } = keep();
    read.mockRejectedValueOnce(new Error('unavailable'));
    await expect(keeper.current()).rejects.toThrow('no index');
    await vi.advanceTimersByTimeAsync(5000);
    read.mockReturnValueOnce(new Promise(() => {}));
    const asked = expect(keeper.current()).rejects.toThrow('no index');
    await vi.advanceTimersByTimeAsync(20_000);
    await asked;
  });
});

describe('after a save', () => {
  test('the author sees it at once, and one reading is enough for each save', async () => {
    const { state, read, keeper } = keep('A');
    await keeper.current();
    await vi.advanceTimersByTimeAsync(2000);
    state.titles = ['A', 'B'];
    expect(await titlesOf(keeper.currentAfter(1))).toEqual(['A', 'B']);
    expect(await titlesOf(keeper.currentAfter(1))).toEqual(['A', 'B']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('a reading that began before the save does not count, and two seconds lie between two readings', async () => {
    const { state, read, keeper } = keep('A');
    const { promise, resolve } = Promise.withResolvers<PostIndex>();
    read.mockReturnValueOnce(promise);
    const visitor = titlesOf(keeper.current());
    await vi.advanceTimersByTimeAsync(500);
    const author = titlesOf(keeper.currentAfter(1));
    resolve(indexOf('A'));
    state.titles = ['A', 'B'];
    await vi.advanceTimersByTimeAsync(1499);
    expect(await visitor).toEqual(['A']);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await author).toEqual(['A', 'B']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('many who ask for fresh posts at once share a reading', async () => {
    const { read, keeper } = keep('A');
    await keeper.current();
    await vi.advanceTimersByTimeAsync(1);
    const asked = Array.from({ length: 300 }, (_, save) => keeper.currentAfter(save));
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(asked);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('a reading that fails is not repeated for each of them', async () => {
    expectConsoleError('The index of the posts could not be refreshed');
    const { read, keeper } = keep('A');
    await keeper.current();
    await vi.advanceTimersByTimeAsync(1);
    read.mockRejectedValue(new Error('unavailable'));
    const asked = Array.from({ length: 300 }, (_, save) => keeper.currentAfter(save));
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(asked);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('a reading that fails leaves the older posts, and the next question tries again', async () => {
    expectConsoleError('The index of the posts could not be refreshed');
    const { state, read, keeper } = keep('A');
    await keeper.current();
    await vi.advanceTimersByTimeAsync(2000);
    read.mockRejectedValueOnce(new Error('unavailable'));
    expect(await titlesOf(keeper.currentAfter(1))).toEqual(['A']);
    await vi.advanceTimersByTimeAsync(2000);
    state.titles = ['A', 'B'];
    expect(await titlesOf(keeper.currentAfter(1))).toEqual(['A', 'B']);
  });
});
