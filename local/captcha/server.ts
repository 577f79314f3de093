import { ApiError } from 'local-firebase/api-error.ts';
import { json, type LocalServer, serveLocally } from 'local-firebase/http.ts';
import { createVerifier } from './verify.ts';
import { provideCaptcha } from './widget-script.ts';

/**
 * A local stand-in for the captcha provider: the script of its widget, and its siteverify. After a POST of `1` to /down it fails as the provider would
 * during an outage, until a POST of `0`.
 */
export function createCaptchaProvider(): LocalServer {
  const verify = createVerifier();
  let isDown = false;
  return serveLocally('Captcha', ({ method, path, body }) => {
    if (method === 'POST' && path === '/down') {
      isDown = body.toString() === '1';
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
    if (isDown) return { status: 503 };
    return json(verify(new URLSearchParams(body.toString())));
  });
}
