import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { readJson } from '../forms/read-json.ts';
import { send } from '../json-response.ts';
import { currentCallers } from '../security/quota.ts';
import { ENDPOINT, setting } from '../settings.ts';
import { addToSums } from '../sums/sums.ts';
import { ReportGroups, reportsSchema } from './report-groups.ts';

let groups: ReportGroups | undefined;

/**
 * POST /api/reports: what browsers report about violated policies, crashes and deprecated features, as the header
 * Reporting-Endpoints tells them to. Anyone can send reports, so they are only counted by the day and logged in groups: the
 * 1st, 10th, 100th and so on of each group. One instance is enough.
 */
export const reports = onRequest({ ...ENDPOINT, maxInstances: 1 }, async (request, response) => {
  const read = await readJson(request, {
    type: 'application/reports+json',
    maxBytes: 64 * 1024,
    schema: reportsSchema,
  });
  if (!('sent' in read)) return send(response, read);
  const senders = currentCallers(); // The networks of the sender: each may cause only so many reports and new groups.
  groups ??= new ReportGroups(setting('SITE_URL'));
  const sums = new Map<string, number>();
  for (const report of read.sent) {
    const group = groups.count(report, senders, Date.now());
    if (!group) continue; // Of another site's page, of an unknown type, or beyond the sender's limit.
    sums.set(`report/${group.type}`, (sums.get(`report/${group.type}`) ?? 0) + 1);
    if (/^10*$/.test(String(group.count))) logger.warn('Browsers report a problem', group);
  }
  if (sums.size > 0) {
    await addToSums(sums).catch((error: unknown) => logger.warn('Counts could not be stored', error));
  }
  response.status(204).set('Cache-Control', 'no-store').end();
});
