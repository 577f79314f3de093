import { expect, onTestFinished, test } from 'vitest';
import { createRemoteConfigEmulator, type RemoteConfigEmulatorOptions } from './server.ts';

const TEMPLATE = { version: 3, parameters: { title: { defaultValue: 'Hello' } } };

async function start(options: Partial<RemoteConfigEmulatorOptions> = {}) {
  const server = createRemoteConfigEmulator({ template: TEMPLATE, ...options });
  const port = await server.listen(0);
  onTestFinished(() => server.close());
  return (path: string, body: unknown = { app_instance_id: 'a' }, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/v1/projects/p/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
}

test('a fetch returns the entries, the version and an ETag that pages may read', async () => {
  const response = await (await start())('namespaces/firebase:fetch');
  expect(await response.json()).toEqual({
    state: 'UPDATE',
    entries: { title: 'Hello' },
    templateVersion: '3',
  });
  expect(response.headers.get('etag')).toMatch(/^etag-p-firebase-fetch-3-/);
  expect(response.headers.get('access-control-expose-headers')).toContain('ETag');
});

test('a fetch without changes returns 304, one of a new version its entries', async () => {
  const call = await start();
  const etag = (await call('namespaces/firebase:fetch')).headers.get('etag') ?? '';
  const again = await call('namespaces/firebase:fetch', undefined, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const newer = await start({ template: { ...TEMPLATE, version: 4 } });
  const changed = await newer('namespaces/firebase:fetch', undefined, { 'if-none-match': etag });
  expect(await changed.json()).toMatchObject({ state: 'UPDATE' });
});

test('other calls return 501 with their name, invalid bodies 400', async () => {
  const call = await start();
  const unknown = await call('namespaces/firebase:streamFetchInvalidations');
  expect(unknown.status).toBe(501);
  expect(await unknown.text()).toContain('streamFetchInvalidations');
  expect((await call('namespaces/firebase:fetch', {})).status).toBe(400);
  expect((await call('namespaces/firebase:fetch', 'a')).status).toBe(400);
  expect((await call('installations', { fid: 7 })).status).toBe(400);
});
