import type { ProxyOptions } from 'vite';
import firebase from '../firebase.json' with { type: 'json' };
import { HOST, PORTS } from './ports.ts';
import { PROJECT_ID } from './project.ts';

/** Makes Vite's server pass /api/* to functions as Hosting's rewrites do. Vite takes a key with ^ as a regular expression. */
export function functionsProxy(): Record<string, ProxyOptions> {
  const rewrites = firebase.hosting.rewrites.flatMap(({ source, function: endpoint }) =>
    endpoint && source.startsWith('/api/') ? [{ source, ...endpoint }] : [],
  );
  return Object.fromEntries(
    rewrites.map(({ source, functionId, region }) => [
      `^${source}(\\?|$)`,
      {
        target: `http://${HOST}:${PORTS.functions.port}`,
        rewrite: (path: string) => path.replace(source, `/${PROJECT_ID}/${region}/${functionId}`),
      },
    ]),
  );
}
