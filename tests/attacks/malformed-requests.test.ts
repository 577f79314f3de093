import { expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';
import { builtSecurityHeaders } from '../../scripts/build/hosting-config.ts';
import { newVisitor } from '../functions/forms.ts';

const SITE = localUrl(PORTS.hosting);
const FUNCTIONS = `${localUrl(PORTS.functions)}/${PROJECT_ID}/europe-west1`;

/** Functions at their own URLs: through Hosting, responses would also have the headers of firebase.json. */
const URLS = [
  ...['contact', 'downloadLink', 'download', 'posts', 'post', 'preview', 'resources', 'reports', 'measure'],
  ...['sitemap', 'rss', 'card', 'pages/blog'],
].map((path) => `${FUNCTIONS}/${path}`);

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
/** Parts of the error pages of Express, which shows stack traces. */
const FRAMEWORK_PAGE = /<pre>|SyntaxError|PayloadTooLarge|node_modules| at .*\.js:/;

const REQUESTS: Readonly<Record<string, RequestInit>> = {
  'a GET': {},
  'a DELETE': { method: 'DELETE' },
  'malformed JSON': { method: 'POST', headers: JSON_TYPE, body: '{"email":' },
  'JSON that is not an object': { method: 'POST', headers: JSON_TYPE, body: '[[[]]]' },
  'deeply nested JSON': { method: 'POST', headers: JSON_TYPE, body: '['.repeat(8000) + ']'.repeat(8000) },
  'too much JSON': { method: 'POST', headers: JSON_TYPE, body: `"${'a'.repeat(2_000_000)}"` },
  'too much of a form': { method: 'POST', headers: FORM_TYPE, body: `message=${'%41'.repeat(500_000)}` },
  'a deeply nested form': { method: 'POST', headers: FORM_TYPE, body: `a${'[b]'.repeat(1000)}=c` },
  'an unknown type': { method: 'POST', headers: { 'content-type': 'x/y' }, body: 'a' },
};

test.each(URLS)(
  'SAFE-06 every response of %s has the site’s headers, and none is an error page of the framework',
  async (url) => {
    // Functions whose URL holds a token send a stricter Referrer-Policy.
    const { 'Referrer-Policy': _, ...headers } = builtSecurityHeaders();
    for (const [name, request] of Object.entries(REQUESTS)) {
      const sent = { ...request, headers: { 'x-forwarded-for': newVisitor(), ...request.headers } };
      const response = await fetch(`${url}?token=x&slug=none`, { redirect: 'manual', ...sent });
      const found = Object.fromEntries(Object.keys(headers).map((key) => [key, response.headers.get(key)]));
      expect(found, name).toEqual(headers);
      expect(await response.text(), name).not.toMatch(FRAMEWORK_PAGE);
    }
  },
);

const MALFORMED_PATHS = (
  '/% /%00 /a%2 /%2e%2e%2f% /about% /blog/% /blog/%00 /blog/%E0%A4%A /glossary/%zz /document/%zz/a.pdf ' +
  '/assets/%E0.js /cards/posts/%E0%A4%A.png'
).split(' ');

test.each(MALFORMED_PATHS)(
  'SAFE-06 the malformed address %s gets the status 404, with the site’s headers',
  async (path) => {
    const { status, headers } = await fetch(SITE + path, { redirect: 'manual' });
    const expected = builtSecurityHeaders();
    const found = Object.fromEntries(Object.keys(expected).map((key) => [key, headers.get(key)]));
    expect([status, found]).toEqual([404, expected]);
  },
);

test.each(['/blog?search=100%', '/blog?search=%E0%A4%A'])(
  'SAFE-06 the blog is shown at %s, although its query is malformed',
  async (path) => {
    expect((await fetch(SITE + path)).status).toBe(200);
  },
);

test.each([`${SITE}/blog/%E0%A4%A`, `${SITE}/about%`, `${FUNCTIONS}/pages/blog/%E0%A4%A`])(
  'SAFE-06 the malformed address %s shows the site’s own 404 page',
  async (url) => {
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('<h1')]);
  },
);
