import { expect, test } from 'vitest';
import { readRules } from './read-rules.ts';

test.each([
  ['firestore.rules', 'cloud.firestore'],
  ['storage.rules', 'firebase.storage'],
])('%s as it is deployed holds nothing that the engine does not know', (file, service) => {
  expect(readRules(file).service).toBe(service);
});

test('a file that holds no rules is refused by its name, with the place', () => {
  expect(() => readRules('firebase.json')).toThrow(
    /^firebase\.json:1:1: expected "rules_version = '2';" first/,
  );
});

test('a file that is not there is refused as such', () => {
  expect(() => readRules('no-such.rules')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});
