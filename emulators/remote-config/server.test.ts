import { expect, onTestFinished, test } from 'vitest';
import { createRemoteConfigEmulator, entriesFor } from './server.ts';

const TEMPLATE = { version: 3, parameters: { title: { defaultValue: 'Hello' } } };

/** Starts an emulator for the test. Returns a function that sends it a POST. */
async function start() {
  const server = createRemoteConfigEmulator({ template: TEMPLATE });
  const port = await server.listen(0);
  onTestFinished(() => server.close());
  return (path: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${port}/v1/projects/p/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

// The responses to the SDK are tested in emulators/tests/remote-config.browser.test.ts.
test('an unsupported call returns 501 with its name, and an invalid body returns 400', async () => {
  const call = await start();
  const unsupported = await call('namespaces/firebase:streamFetchInvalidations');
  expect(unsupported.status).toBe(501);
  expect(await unsupported.text()).toContain('streamFetchInvalidations');
  expect((await call('namespaces/firebase:fetch', {})).status).toBe(400);
  expect((await call('namespaces/firebase:fetch', 'a')).status).toBe(400);
  expect((await call('installations', { fid: 7 })).status).toBe(400);
});

test('app instances get the variants of a split in proportion to their weights', () => {
  const template = { version: 1, parameters: { view: { defaultValue: 'A', split: { A: 25, B: 75 } } } };
  const ids = Array.from({ length: 4000 }, (_, index) => `instance-${index}`);
  const views = ids.map((id) => entriesFor(template, id).view);
  expect(views.every((view) => view === 'A' || view === 'B')).toBe(true);
  const share = views.filter((view) => view === 'A').length / ids.length;
  // Three standard deviations of a share of 25% in a sample of 4000: 3 × √(0.25 × 0.75 / 4000).
  expect(Math.abs(share - 0.25)).toBeLessThan(0.021);
});
