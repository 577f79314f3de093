import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unimplemented } from 'local-firebase/api-error.ts';
import { type LocalServer, serveLocally } from 'local-firebase/http.ts';
import { bookingMonth } from './month.ts';
import { bookingPage, type PageSources } from './page.ts';
import { runBookingPage } from './page-script.ts';

/** A stand-in for an online calendar service, to be framed by a site on this machine. */
export function createBookingPage(): LocalServer {
  const sources: PageSources = {
    script: `(${runBookingPage})();`,
    style: readFileSync(new URL('./page.css', import.meta.url), 'utf8'),
  };
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(sources),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
  return serveLocally('Booking page', ({ method, path }) => {
    if ((method !== 'GET' && method !== 'HEAD') || path !== '/') throw unimplemented(`${method} ${path}`);
    return { status: 200, headers, body: bookingPage(bookingMonth(new Date()), sources) };
  });
}

/** Allows the page's own style and script, no external requests, and framing by sites on this machine. */
function contentSecurityPolicy({ script, style }: PageSources): string {
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    `style-src ${hashSource(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors http://127.0.0.1:* http://localhost:*',
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
