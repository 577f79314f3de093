import site from 'virtual:site-names';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { beaconSchema, sumsOfBeacon } from '#domain/sums/beacon.ts';
import { readJson } from '../forms/read-json.ts';
import { refuse, send } from '../json-response.ts';
import { currentCallers, Quota } from '../security/quota.ts';
import { HOUR_MS } from '../security/sliding-window.ts';
import { ENDPOINT, setting } from '../settings.ts';
import { addToSums } from './sums.ts';

/** The limit of beacons in an hour, for all visitors together. */
const BEACON_LIMIT = 200_000;

/** Multiplies the limit of one address of Hosting: every visit sends beacons, so more visitors share it than elsewhere. */
const HOP_FACTOR = 10;

let quota: Quota | undefined;

/**
 * POST /api/measure: what the browsers of visitors who agreed to measurement have counted, for the sums of the day. It does
 * not use App Check: a beacon is sent while its page closes, so it cannot have headers of its own. There is one instance, so
 * that its limits hold and its writes are few; many beacons wait in it together.
 */
export const measure = onRequest(
  { ...ENDPOINT, maxInstances: 1, concurrency: 500 },
  async (request, response) => {
    quota ??= new Quota({
      perVisitor: setting('LIMIT_BEACONS_PER_IP'),
      total: BEACON_LIMIT,
      periodMs: HOUR_MS,
    });
    if (!quota.take(currentCallers(HOP_FACTOR)))
      return send(response, refuse(429, 'Too many requests.', { 'Retry-After': '3600' }));
    const read = await readJson(request, { type: 'application/json', maxBytes: 4096, schema: beaconSchema });
    if (!('sent' in read)) return send(response, read); // a refusal
    try {
      await addToSums(sumsOfBeacon(read.sent, site));
      response.status(204).set('Cache-Control', 'no-store').end();
    } catch (error) {
      logger.warn('Counts could not be stored', error);
      send(response, refuse(503, 'Nothing can be counted right now.'));
    }
  },
);
