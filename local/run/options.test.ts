import { expect, test } from 'vitest';
import { readStartOptions } from './options.ts';

test('npm start keeps the data and serves the built site', () => {
  expect(readStartOptions([])).toEqual({ reset: false, dev: false });
});

test('--reset and --dev are accepted in any order', () => {
  expect(readStartOptions(['--reset'])).toEqual({ reset: true, dev: false });
  expect(readStartOptions(['--dev', '--reset'])).toEqual({ reset: true, dev: true });
});

test.each(['--rest', '--reset=no', 'reset', '-r'])('%s is rejected by name', (argument) => {
  expect(() => readStartOptions([argument])).toThrow(argument.split('=')[0]);
});
