import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deleteField, formatFieldPath, getField, parseFieldPath, project, setField } from './field-path.ts';
import type { Fields } from './values.ts';

test('a path is formatted and parsed back', () => {
  const name = fc.string({ unit: fc.constantFrom('a', '1', '.', '`', '\\', ' ', 'é', '\n'), minLength: 1 });
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 3 }), (first, rest) => {
      expect(parseFieldPath(formatFieldPath([first, ...rest]))).toEqual([first, ...rest]);
    }),
  );
});

test.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a b', '`a', '``', 'a`b`', 'é'])('%j is not a path', (text) => {
  expect(() => parseFieldPath(text)).toThrow(/Invalid property path/);
});

test('fields are read, set, removed and projected by their paths', () => {
  const fields: Fields = { a: { mapValue: { fields: { b: { stringValue: 'x' }, c: { nullValue: null } } } } };
  expect(getField(fields, ['a', 'b'])).toEqual({ stringValue: 'x' });
  expect(getField(fields, ['a', 'b', 'c'])).toBeUndefined();
  expect(getField(fields, ['toString'])).toBeUndefined();
  expect(project(fields, [['a', 'b'], ['none']])).toEqual({
    a: { mapValue: { fields: { b: { stringValue: 'x' } } } },
  });
  deleteField(fields, ['a', 'b']);
  deleteField(fields, ['none', 'x']);
  setField(fields, ['d', 'e'], { booleanValue: true });
  expect(fields).toEqual({
    a: { mapValue: { fields: { c: { nullValue: null } } } },
    d: { mapValue: { fields: { e: { booleanValue: true } } } },
  });
});
