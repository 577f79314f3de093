import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '../../../tests/expect-console.ts';
import { MINUTE, PostsWorld } from '../../../tests/factories/posts-world.ts';
import { StoredIndex } from './stored-index.ts';

// The library's own logger writes past the console that the tests listen to.
vi.mock('firebase-functions', () => ({
  logger: {
    error: (...parts: unknown[]) => console.error(...parts),
    warn: (...parts: unknown[]) => console.warn(...parts),
  },
}));

let world: PostsWorld;

beforeEach(() => {
  world = new PostsWorld();
});

/** What an instance lists after a refresh, and what it cost. */
async function refresh(instance: StoredIndex): Promise<{ titles: string[]; reads: number }> {
  const before = world.reads;
  const { posts } = await instance.refresh();
  await instance.untilWritten();
  return { titles: posts.map(({ summary }) => summary.title).sort(), reads: world.reads - before };
}

describe('an instance that starts', () => {
  test('without a snapshot reads all posts, and leaves one', async () => {
    world.save('a', 'A', 'console');
    world.save('b', 'B', 'console');
    expect((await refresh(new StoredIndex(world))).titles).toEqual(['A', 'B']);
    expect(world.snapshot?.index.posts).toHaveLength(2);
  });

  test('has one visitor wait until the snapshot is written, and no second one', async () => {
    world.save('a', 'A', 'console');
    const { promise, resolve } = Promise.withResolvers<string>();
    vi.spyOn(world, 'writeSnapshot').mockReturnValueOnce(promise);
    const instance = new StoredIndex(world);
    await instance.refresh();
    const done = vi.fn();
    const first = instance.untilWritten().then(done);
    await instance.untilWritten();
    expect(done).not.toHaveBeenCalled();
    resolve('1');
    await first;
  });

  test('with a snapshot reads nothing but what has changed since', async () => {
    for (let number = 0; number < 50; number++) world.save(`${number}`, `Number ${number}`, 'console');
    await refresh(new StoredIndex(world));
    world.now += MINUTE;
    expect((await refresh(new StoredIndex(world))).reads).toBe(1);
    world.save('7', 'Another');
    world.save('8', undefined);
    const { titles, reads } = await refresh(new StoredIndex(world));
    expect(titles).toHaveLength(49);
    expect(titles).toContain('Another');
    expect(reads).toBe(4);
  });

  test('with a snapshot that cannot be read reads all posts', async () => {
    expectConsoleError('The snapshot of the posts could not be read');
    world.save('a', 'A', 'console');
    const instance = new StoredIndex(
      Object.assign(world, { readSnapshot: () => Promise.reject(new Error('broken')) }),
    );
    expect((await refresh(instance)).titles).toEqual(['A']);
    expect(world.snapshot?.index.posts).toHaveLength(1);
  });

  test('has the posts of the snapshot to show when nothing newer can be read', async () => {
    world.save('a', 'A', 'console');
    await refresh(new StoredIndex(world));
    vi.spyOn(world, 'readChanges').mockRejectedValue(new Error('unavailable'));
    const instance = new StoredIndex(world);
    expect(instance.last).toBeUndefined();
    await expect(instance.refresh()).rejects.toThrow('unavailable');
    expect(instance.last?.posts.map(({ summary }) => summary.title)).toEqual(['A']);
  });

  test('while there are no posts at all looks for them again each time, and stores nothing', async () => {
    const instance = new StoredIndex(world);
    expect(await refresh(instance)).toEqual({ titles: [], reads: 2 });
    world.save('a', 'A', 'console');
    expect((await refresh(instance)).titles).toEqual(['A']);
    expect(world.writes).toBe(1);
  });
});

describe('an instance that goes on', () => {
  test('follows what staff save, withdraw and delete', async () => {
    world.save('a', 'A', 'console');
    const instance = new StoredIndex(world);
    await refresh(instance);
    world.save('b', 'B');
    expect((await refresh(instance)).titles).toEqual(['A', 'B']);
    world.save('b', 'B again');
    world.save('a', undefined);
    expect((await refresh(instance)).titles).toEqual(['B again']);
  });

  test('looks at changes of the last moments again, and reads their posts only once', async () => {
    world.save('a', 'A', 'console');
    const instance = new StoredIndex(world);
    await refresh(instance);
    world.save('a', 'Another');
    expect((await refresh(instance)).reads).toBe(2);
    expect((await refresh(instance)).reads).toBe(1);
    world.now += MINUTE;
    expect((await refresh(instance)).reads).toBe(1);
  });

  test('stores a new snapshot before a cold start would cost more than ten reads', async () => {
    world.save('a', 'A', 'console');
    const instance = new StoredIndex(world);
    await refresh(instance);
    for (let number = 1; number <= 40; number++) {
      world.now += MINUTE;
      world.save(`${number}`, `Number ${number}`);
      await refresh(instance);
      const cold = await refresh(new StoredIndex(world));
      expect(cold.titles).toHaveLength(number + 1);
      expect(cold.reads).toBeLessThanOrEqual(10);
    }
    expect(world.writes).toBeLessThan(12);
  });

  test('makes cold starts cheap again after many changes within moments', async () => {
    world.save('a', 'A', 'console');
    const instance = new StoredIndex(world);
    await refresh(instance);
    for (let number = 1; number <= 40; number++) world.save(`${number}`, `Number ${number}`);
    await refresh(instance);
    world.now += MINUTE;
    await refresh(instance);
    const { titles, reads } = await refresh(new StoredIndex(world));
    expect(titles).toHaveLength(41);
    expect(reads).toBe(1);
  });

  test('takes over a snapshot that was made anew, with what the console has changed', async () => {
    world.save('a', 'A', 'console');
    const [one, other] = [new StoredIndex(world), new StoredIndex(world)];
    await refresh(one);
    await refresh(other);
    world.now += MINUTE;
    world.save('b', 'B', 'console');
    expect((await refresh(one)).titles).toEqual(['A']);
    await world.rebuild();
    world.save('c', 'C');
    for (const instance of [one, other, new StoredIndex(world)]) {
      expect((await refresh(instance)).titles).toEqual(['A', 'B', 'C']);
    }
    const writes = world.writes;
    expect((await refresh(one)).reads).toBe(2);
    expect(world.writes).toBe(writes);
  });

  test('does not overwrite a snapshot that it does not know, and takes it over', async () => {
    world.save('a', 'A', 'console');
    const [slow, quick] = [new StoredIndex(world), new StoredIndex(world)];
    await refresh(slow);
    await refresh(quick);
    world.now += MINUTE;
    for (let number = 1; number <= 5; number++) world.save(`${number}`, `Number ${number}`);
    await refresh(quick);
    const known = world.snapshot?.generation;
    await refresh(slow);
    expect(world.snapshot?.generation).toBe(known);
    expect((await refresh(slow)).titles).toHaveLength(6);
  });

  test('keeps what it has when a snapshot cannot be written, and tries again', async () => {
    expectConsoleError('The snapshot of the posts could not be written');
    world.save('a', 'A', 'console');
    const write = vi.spyOn(world, 'writeSnapshot').mockRejectedValueOnce(new Error('unavailable'));
    const instance = new StoredIndex(world);
    expect((await refresh(instance)).titles).toEqual(['A']);
    expect(world.snapshot).toBeUndefined();
    await refresh(instance);
    expect(write).toHaveBeenCalledTimes(2);
    expect(world.snapshot?.index.posts).toHaveLength(1);
  });
});
