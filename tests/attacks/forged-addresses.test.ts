import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';
import { newVisitor } from '../functions/forms.ts';

/** By which some proxy names its client. */
const HEADERS = [
  ...[
    'cf-connecting-ip',
    'cf-pseudo-ipv4',
    'client-ip',
    'fastly-client-ip',
    'fastly-temp-xff',
    'forwarded-for',
  ],
  ...[
    'true-client-ip',
    'x-appengine-user-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'x-forwarded',
    'x-real-ip',
  ],
];

const forged = () => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

/**
 * Calls a form as a visitor who writes other addresses into every header each time. The last entries are what Hosting's
 * network appends.
 */
async function call(url: string, visitor: string): Promise<number> {
  const headers = Object.fromEntries(HEADERS.map((name) => [name, forged()]));
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      forwarded: `for=${forged()}`,
      'x-forwarded-for': `${forged()}, ${forged()}, ${visitor}, 151.101.1.10, 104.198.56.253`,
    },
    body: '{}',
  });
  return response.status;
}

test.each([
  ['through Hosting', `${localUrl(PORTS.hosting)}/api/contact`],
  ['at the function’s own address', `${localUrl(PORTS.functions)}/${PROJECT_ID}/europe-west1/contact`],
  ['at the address for links', `${localUrl(PORTS.hosting)}/api/download-link`],
])(
  'SAFE-01 %s the twenty-first call of an hour is refused, whatever addresses the client writes',
  async (_, url) => {
    const visitor = newVisitor();
    const statuses: number[] = [];
    for (let count = 0; count < 30; count++) statuses.push(await call(url, visitor));
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(10).fill(429)]);
    expect(await call(url, newVisitor())).toBe(400);
  },
);
