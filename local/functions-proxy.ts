import type { ProxyOptions } from 'vite';
import firebase from '../firebase.json' with { type: 'json' };
import { HOST, PORTS } from './ports.ts';
import { PROJECT_ID } from './project.ts';

/** Hosting's rewrites for Vite's server: it passes /api/* to the functions that firebase.json names. */
export function functionsProxy(): Record<string, ProxyOptions> {
  const rewrites = firebase.hosting.rewrites.flatMap(({ source, function: to }) =>
    to && source.startsWith('/api/') ? [{ source, ...to }] : [],
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
