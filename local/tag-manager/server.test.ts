import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { createTagManager } from './server.ts';

async function fetchContainer(path: string) {
  const server = createTagManager();
  onTestFinished(() => server.close());
  return fetch(`http://127.0.0.1:${await server.listen(0)}${path}`);
}

test('the container logs every event that is pushed before or after it loads, with the consent state', async () => {
  const response = await fetchContainer('/gtm.js?id=GTM-DEMO');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const lines: string[] = [];
  const page = {
    dataLayer: [] as unknown[],
    console: { info: (line: string, _: unknown, consent: string) => lines.push(`${line} ${consent}`) },
  };
  // A page's data layer, with commands in the format of Google's tags.
  const run = (code: string) => runInNewContext(code, page);
  run('globalThis.gtag = function () { dataLayer.push(arguments) }');
  run("gtag('consent', 'default', { analytics_storage: 'denied' }); dataLayer.push({ event: 'first' })");
  run(await response.text());
  run(
    "gtag('consent', 'update', { analytics_storage: 'granted' }); dataLayer.push({ event: 'second' }, { other: 1 })",
  );
  expect(lines).toEqual([
    '[GTM-DEMO] first analytics_storage: denied',
    '[GTM-DEMO] second analytics_storage: granted',
  ]);
  expect(page.dataLayer).toHaveLength(5);
});

test.each(['/gtm.js', '/gtm.js?id=alert(1)', '/ns.html?id=GTM-DEMO'])('%s does not exist', async (path) => {
  expect((await fetchContainer(path)).status).toBe(404);
});
