import { readFileSync } from 'node:fs';
import { unimplemented } from 'local-firebase/api-error.ts';
import { type LocalServer, serveLocally } from 'local-firebase/http.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors http://127.0.0.1:* http://localhost:*",
  'cache-control': 'no-store',
};

/** A stand-in for an online calendar service: one static page, to be framed by a site on this machine. */
export function createBookingPage(): LocalServer {
  const body = readFileSync(new URL('./page.html', import.meta.url), 'utf8');
  return serveLocally('Booking page', ({ method, path }) => {
    if (method !== 'GET' || path !== '/') throw unimplemented(`${method} ${path}`);
    return { status: 200, headers: HEADERS, body };
  });
}
