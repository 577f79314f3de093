import site from 'virtual:site-names';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { beaconSchema, sumsOfBeacon } from '#domain/sums/beacon.ts';
import { contentTypeOf, readBody } from '../forms/read-body.ts';
import { parseJson, refuse, send } from '../json-response.ts';
import { currentCallers, Quota } from '../security/quota.ts';
import { ENDPOINT, sumSettings } from '../settings.ts';
import { addToSums } from './sums.ts';

const MAX_BYTES = 4096;

/** Beacons of an hour, of all visitors. */
const MAX_BEACONS = 200_000;

/** An address of Hosting's passes on the beacons of so many times more visitors than those of a form. */
const MORE_BY_HOP = 10;

let quota: Quota | undefined;

/**
 * POST /api/measure: what the browsers of visitors who agreed to measurement have counted, for the sums of the day. It has
 * no App Check: a beacon is sent while its page closes, without headers of its own. One instance, so that its limits hold
 * and its writes are few; many beacons wait in it together.
 */
export const measure = onRequest(
  { ...ENDPOINT, maxInstances: 1, concurrency: 500 },
  async (request, response) => {
    if (request.method !== 'POST')
      return send(response, refuse(405, 'Only POST is supported.', { Allow: 'POST' }));
    // Browsers send this type across sites only where a preflight allows it, which this does not.
    if (!/^application\/json\s*(;|$)/i.test(contentTypeOf(request) ?? ''))
      return send(response, refuse(415, 'The content type must be application/json.'));
    quota ??= new Quota({ most: sumSettings().LIMIT_BEACONS_PER_IP, all: MAX_BEACONS, periodMs: 3_600_000 });
    if (!quota.take(currentCallers(MORE_BY_HOP)))
      return send(response, refuse(429, 'Too many requests.', { 'Retry-After': '3600' }));
    const body = await readBody(request, MAX_BYTES);
    if (!Buffer.isBuffer(body)) return send(response, body);
    const beacon = beaconSchema.safeParse(parseJson(body));
    if (!beacon.success) return send(response, refuse(400, 'This is no beacon.'));
    try {
      await addToSums(sumsOfBeacon(beacon.data, site));
      response.status(204).set('Cache-Control', 'no-store').end();
    } catch (error) {
      logger.warn('Counts could not be stored', error);
      send(response, refuse(503, 'Nothing can be counted right now.'));
    }
  },
);
