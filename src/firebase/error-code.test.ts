import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

test.each([
  [Object.assign(new Error('refused'), { code: 'permission-denied' }), 'permission-denied'],
  [new Error('no code'), ''],
  [{ code: 'no error' }, ''],
  [undefined, ''],
])('the code of %o is %j', (error, code) => {
  expect(errorCode(error)).toBe(code);
});
