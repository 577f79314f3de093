// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { clearMeasurementCookies } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

/** Clears the cookies of a page at a host; returns what was written to `document.cookie`. */
function clearAt(host: string, cookies: string): string[] {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  clearMeasurementCookies(host);
  return write.mock.calls.map(([cookie]) => cookie);
}

test('MKT-02 a measurement cookie is deleted for each domain that it may have been set for', () => {
  expect(clearAt('www.datum.example', '_ga=GA1.1')).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.datum.example',
    '_ga=; Path=/; Max-Age=0; Domain=datum.example',
    '_ga=; Path=/; Max-Age=0; Domain=example',
  ]);
});

test('MKT-02 all measurement cookies are deleted, and no others', () => {
  const written = clearAt('localhost', 'theme=dark; _ga=1; _ga_TEST=1; _gid=2; my_ga=3; _gid2=4');
  expect(new Set(written.map((cookie) => cookie.split('=')[0]))).toEqual(
    new Set(['_ga', '_ga_TEST', '_gid']),
  );
});
