import { createHmac } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { aLead } from '../../../tests/factories/lead.ts';
import { database } from '../../../tests/own-emulators.ts';

const request = vi.hoisted(() => vi.fn());
vi.mock('node:https', () => ({ request }));
vi.mock('firebase-functions/logger', () => ({ info() {}, error() {} }));
vi.mock('../firestore.ts', () => ({ firestore: () => database }));

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const HUBSPOT = 'https://api.hsforms.com/submissions/v3/integration/submit/1/form';

let sent: { url: string; headers: Record<string, string>; body: string }[];
beforeEach(() => {
  vi.resetModules();
  sent = [];
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  vi.stubEnv('CRM_WEBHOOK_SECRET', SECRET);
  vi.stubEnv('CRM_WEBHOOK_URL', 'https://crm.example/leads');
  return () => vi.unstubAllEnvs();
});

/** Makes the CRM respond with these statuses in turn. For an error, the request fails without a response. */
function respondWith(...responses: readonly (number | Error)[]): void {
  request.mockReset();
  for (const response of responses) {
    request.mockImplementationOnce((url, { headers }, respond) => {
      const on = (_: string, fail: (error: Error) => void) => ({
        end(body: string) {
          sent.push({ url: String(url), headers, body });
          if (typeof response === 'number') respond({ statusCode: response, resume() {} });
          else fail(response);
        },
      });
      return { on };
    });
  }
}

async function storeLead(id: string, fields: object = {}): Promise<void> {
  await database.doc(`leads/${id}`).set({ ...aLead(), handover: 'waiting', ...fields });
}

async function run(id: string): Promise<void> {
  const { handOver } = await import('./hand-over.ts');
  await handOver.run({ data: { id } } as Parameters<typeof handOver.run>[0]);
}

const stored = async (id: string) => (await database.doc(`leads/${id}`).get()).data();

test('LEAD-04 a lead is handed over once, signed as Standard Webhooks requires, however often its task runs', async () => {
  await storeLead('once');
  respondWith(204, 204);
  await Promise.all([run('once'), run('once')]);
  await run('once');
  expect(sent).toHaveLength(1);
  const { url, headers, body } = sent[0] as (typeof sent)[number];
  expect([url, headers['webhook-id']]).toEqual(['https://crm.example/leads', 'once']);
  const signed = `once.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', Buffer.alloc(32, 7)).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect(JSON.parse(body).data).toMatchObject({ id: 'once', email: 'Zofia@example.org' });
  expect(await stored('once')).toMatchObject({ handover: 'done' });
});

test('LEAD-04 every attempt to reach an unavailable CRM sends the lead under the same id; after eight attempts the hand-over has failed', async () => {
  await storeLead('later');
  respondWith(503, Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), ...Array(6).fill(500));
  for (let attempt = 1; attempt < 8; attempt++) await expect(run('later')).rejects.toThrow('handed over');
  expect(await stored('later')).toMatchObject({ handover: 'waiting', handoverReason: 'HTTP_500' });
  await run('later');
  expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['later']));
  expect(sent).toHaveLength(8);
  expect(await stored('later')).toMatchObject({ handover: 'failed', handoverReason: 'HTTP_500' });
});

test('LEAD-04 a hand-over whose task was lost is queued by one sweep only; after a killed attempt every sweep queues it', async () => {
  const due = Timestamp.fromMillis(Date.now() - 1);
  await storeLead('lost', { handoverDueAt: due });
  await storeLead('abandoned', { handover: 'sending', handoverDueAt: due });
  const { takeDueHandOvers } = await import('./hand-over.ts');
  expect((await takeDueHandOvers(Date.now(), 9)).toSorted()).toEqual(['abandoned', 'lost']);
  expect(await takeDueHandOvers(Date.now(), 9)).toEqual(['abandoned']);
  await database.doc('leads/abandoned').delete();
});

test.each([
  ['a refusal', 'https://crm.example/leads', 400, 'HTTP_400'],
  ['a redirect', 'https://crm.example/leads', 302, 'HTTP_302'],
  ['no response from HubSpot, which may have the lead', HUBSPOT, new Error('gone'), 'gone'],
])('LEAD-04 after %s the hand-over has failed, and staff decide', async (_, url, response, reason) => {
  vi.stubEnv('CRM_WEBHOOK_URL', url);
  if (url === HUBSPOT) vi.stubEnv('CRM_FORMAT', 'hubspot');
  await storeLead('failing');
  respondWith(response);
  await run('failing');
  expect(await stored('failing')).toMatchObject({ handover: 'failed', handoverReason: reason });
});

test('LEAD-04 SAFE-04 a CRM at an internal address is never called', async () => {
  vi.stubEnv('CRM_WEBHOOK_URL', 'https://169.254.169.254/leads');
  await storeLead('internal');
  respondWith(200);
  await expect(run('internal')).rejects.toThrow('internal address');
  expect(request).not.toHaveBeenCalled();
});

test('LEAD-04 HubSpot gets the fields of its forms API, and never again a lead that a killed attempt may have sent', async () => {
  vi.stubEnv('CRM_WEBHOOK_URL', HUBSPOT);
  vi.stubEnv('CRM_FORMAT', 'hubspot');
  const at = new Date();
  await storeLead('form', { at });
  respondWith(200);
  await run('form');
  const body = JSON.parse(sent[0]?.body ?? '');
  expect(body.fields).toEqual([
    { objectTypeId: '0-1', name: 'email', value: 'Zofia@example.org' },
    { objectTypeId: '0-1', name: 'firstname', value: 'Zofia' },
    { objectTypeId: '0-1', name: 'message', value: 'Passports\n\nWe make boards.' },
  ]);
  expect([body.submittedAt, body.context.pageUri]).toEqual([
    String(at.getTime()),
    'https://www.example.org/contact',
  ]);
  await storeLead('old', { at: new Date(Date.now() - 31 * 24 * 3_600_000) });
  respondWith(200);
  await run('old');
  expect(JSON.parse(sent[1]?.body ?? '')).not.toHaveProperty('submittedAt');
  await storeLead('killed', { handover: 'sending', handoverDueAt: Timestamp.fromMillis(Date.now() - 1) });
  await run('killed');
  expect(sent).toHaveLength(2);
  expect(await stored('killed')).toMatchObject({ handover: 'failed', handoverReason: 'UNKNOWN' });
});
