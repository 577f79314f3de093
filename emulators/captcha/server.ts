import { ApiError } from '../api-error.ts';
import { json, type LocalServer, serveLocally } from '../http.ts';
import { createVerifier } from './verify.ts';

/**
 * A stand-in for the captcha provider's siteverify on this machine. Fails as the provider would when it is down after
 * a POST of `1` to /down, until a `0`.
 */
export function createCaptchaProvider(): LocalServer {
  const verify = createVerifier();
  let isDown = false;
  return serveLocally('Captcha', ({ method, path, body }) => {
    if (method === 'POST' && path === '/down') {
      isDown = body.toString() === '1';
      return { status: 204 };
    }
    if (method !== 'POST' || path !== '/recaptcha/api/siteverify') {
      throw new ApiError(404, 'NOT_FOUND', `${method} ${path}`);
    }
    if (isDown) return { status: 503 };
    return json(verify(new URLSearchParams(body.toString())));
  });
}
