import { expect, test } from 'vitest';
import type { GoogleApi } from './google-api.ts';
import { switchFunctions } from './switch-functions.ts';

/** A fake of Google's APIs with three functions. `ingress` has the setting of each; the change of `refused` fails. */
function fakeGoogle(refused = 'none') {
  const ingress = new Map([
    ['pages', 'INGRESS_TRAFFIC_ALL'],
    ['contact', 'INGRESS_TRAFFIC_ALL'],
    ['deliver', 'INGRESS_TRAFFIC_ALL'],
  ]);
  const functions = [...ingress.keys()].map((name) => ({
    serviceConfig: {
      service: `projects/our-site/locations/europe-west1/services/${name}`,
      serviceAccountEmail: `website-${name === 'deliver' ? 'tasks' : 'visitors'}@our-site.iam.gserviceaccount.com`,
    },
  }));
  const call: GoogleApi = async (method, url, body) => {
    if (method === 'GET') return { ok: true, body: { functions } };
    const [, name = ''] = /services\/(\w+)\?updateMask=ingress$/.exec(url) ?? [];
    if (name === refused) return { ok: false, status: 403, reason: 'no permission' };
    ingress.set(name, (body as { ingress: string }).ingress);
    return { ok: true, body: {} };
  };
  return { ingress, call };
}

test('DAY-08 the switch keeps visitors from the functions that they call and lets them in again; the function for mail stays on', async () => {
  const { ingress, call } = fakeGoogle();
  const before = [...ingress];
  await switchFunctions('our-site', 'off', call);
  expect(Object.fromEntries(ingress)).toEqual({
    pages: 'INGRESS_TRAFFIC_INTERNAL_ONLY',
    contact: 'INGRESS_TRAFFIC_INTERNAL_ONLY',
    deliver: 'INGRESS_TRAFFIC_ALL',
  });
  await switchFunctions('our-site', 'on', call);
  expect([...ingress]).toEqual(before);
});

test('DAY-08 a function that cannot be switched off is named, and the others are off', async () => {
  const { ingress, call } = fakeGoogle('pages');
  await expect(switchFunctions('our-site', 'off', call)).rejects.toThrow('Not off:\npages: no permission');
  expect(ingress.get('contact')).toBe('INGRESS_TRAFFIC_INTERNAL_ONLY');
});
