import { expect, test } from 'vitest';
import { guardJsonPost } from './endpoint.ts';

const posted = { method: 'POST', contentType: 'application/json', size: 16 * 1024 };

test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'CONT-07 a post of %s with at most 16 KB passes',
  (contentType) => {
    expect(guardJsonPost({ ...posted, contentType })).toBeUndefined();
  },
);

test.each([
  [{ method: 'GET' }, 405],
  [{ method: 'PUT' }, 405],
  [{ contentType: undefined }, 415],
  [{ contentType: 'text/plain' }, 415],
  [{ contentType: 'application/jsonp' }, 415],
  [{ contentType: 'multipart/form-data; boundary=application/json' }, 415],
  [{ size: 16 * 1024 + 1 }, 413],
  // The first fault in the order of the guards is named.
  [{ method: 'GET', contentType: 'text/plain', size: 1e9 }, 405],
])('CONT-12 %j is refused with %i', (difference, status) => {
  expect(guardJsonPost({ ...posted, ...difference })).toMatchObject({ status, body: { success: false } });
});
