import { ApiError } from 'local-firebase/api-error.ts';
import { json, type LocalServer, serveLocally } from 'local-firebase/http.ts';
import { provideCaptcha } from './widget-script.ts';

/**
 * A local stand-in for the captcha provider: it serves the script of the widget and verifies tokens (siteverify). After a POST
 * of `1` to /down, verification fails as in an outage of the provider, until a POST of `0`.
 */
export function createCaptchaProvider(): LocalServer {
  const usedTokens = new Set<string>();
  let isUnavailable = false;
  return serveLocally('Captcha', ({ method, path, body }) => {
    if (method === 'POST' && path === '/down') {
      isUnavailable = body.toString() === '1';
      return { status: 204 };
    }
    if (method === 'GET' && path === '/recaptcha/api.js') {
      return {
        status: 200,
        headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
        body: `(${provideCaptcha})();`,
      };
    }
    if (method !== 'POST' || path !== '/recaptcha/api/siteverify') {
      throw new ApiError(404, 'NOT_FOUND', `${method} ${path}`);
    }
    if (isUnavailable) return { status: 503 };
    const form = new URLSearchParams(body.toString());
    const error = errorOf(form, usedTokens);
    if (error) return json({ success: false, 'error-codes': [error] });
    usedTokens.add(form.get('response') ?? '');
    return json({ success: true, challenge_ts: new Date().toISOString(), hostname: '127.0.0.1' });
  });
}

/** The tokens of visitors who ticked the box begin with this. All others are rejected, such as `demo-token-fail`. */
const PASSING_PREFIX = 'demo-token-pass-';

/** The provider's error code if a token is refused (developers.google.com/recaptcha/docs/verify). A token passes only once. */
function errorOf(form: URLSearchParams, usedTokens: ReadonlySet<string>): string | undefined {
  const token = form.get('response');
  if (!form.get('secret')) return 'missing-input-secret';
  if (!token) return 'missing-input-response';
  if (!token.startsWith(PASSING_PREFIX)) return 'invalid-input-response';
  return usedTokens.has(token) ? 'timeout-or-duplicate' : undefined;
}
