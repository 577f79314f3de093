import { readRules } from 'local-firebase/rules/ruleset.ts';
import { expect, test } from 'vitest';

test.each([
  ['firestore.rules', 'cloud.firestore'],
  ['storage.rules', 'firebase.storage'],
])('the deployed %s contains nothing that the engine does not know', (file, service) => {
  expect(readRules(file).service).toBe(service);
});

test('an invalid rules file is rejected with its name and the line of the error', () => {
  expect(() => readRules('firebase.json')).toThrow(/^firebase\.json:2: /);
});

test('a missing file is rejected as such', () => {
  expect(() => readRules('no-such.rules')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});
