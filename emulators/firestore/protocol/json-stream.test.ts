import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { jsonList } from './json-stream.ts';

function* numbers(count: number) {
  for (let index = 0; index < count; index++) yield String(index);
}

test('a short list is text, and nothing is held open after it', () => {
  const release = vi.fn();
  expect(JSON.parse(String(jsonList(numbers(3), release)))).toEqual([0, 1, 2]);
  expect(jsonList(numbers(0), release)).toBe('[]');
  expect(release).toHaveBeenCalledTimes(2);
});

test('a long list is a stream of the same JSON', async () => {
  const release = vi.fn();
  const stream = jsonList(numbers(100_000), release);
  expect(stream).toBeInstanceOf(Readable);
  expect(release).not.toHaveBeenCalled();
  const list = JSON.parse(await text(stream as Readable));
  expect(list).toEqual(Array.from({ length: 100_000 }, (_, index) => index));
  await expect.poll(() => release).toHaveBeenCalledOnce();
});

test('a stream that the client abandons takes no further items', async () => {
  const release = vi.fn();
  let taken = 0;
  function* counted() {
    for (const number of numbers(1_000_000)) {
      taken += 1;
      yield number;
    }
  }
  const stream = jsonList(counted(), release) as Readable;
  stream.destroy();
  await expect.poll(() => release).toHaveBeenCalledOnce();
  expect(taken).toBeLessThan(100_000);
});

test('an error among the first items is thrown', () => {
  const release = vi.fn();
  function* failing(): Generator<string> {
    yield '1';
    throw new Error('denied');
  }
  expect(() => jsonList(failing(), release)).toThrow('denied');
  expect(release).toHaveBeenCalledOnce();
});
