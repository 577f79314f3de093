import { ApiError } from 'local-firebase/api-error.ts';
import { type LocalServer, serveLocally } from 'local-firebase/http.ts';
import { runContainer } from './container-script.ts';

/** A local stand-in for the tag manager: one container script for every id. It measures nothing. */
export function createTagManager(): LocalServer {
  return serveLocally('Tag manager', ({ method, path, query }) => {
    const container = query.get('id') ?? '';
    if (method !== 'GET' || path !== '/gtm.js' || !/^GTM-[A-Z0-9]+$/.test(container)) {
      throw new ApiError(404, 'NOT_FOUND', `${method} ${path}`);
    }
    return {
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
      body: `(${runContainer})(${JSON.stringify(container)});`,
    };
  });
}
