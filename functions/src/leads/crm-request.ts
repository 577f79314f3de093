import { createHmac } from 'node:crypto';
import { CONTACT_FIELDS, mapContactFields } from '#domain/contact/contact-message.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { days } from '../mail/delivery-times.ts';
import { absoluteUrl } from '../site-urls.ts';

/** The object type of a contact (developers.hubspot.com, forms API v3). */
const CONTACT_TYPE_ID = '0-1';

/** HubSpot refuses dates more than a month back. A lead that staff hand over again may be older; it is sent without its date. */
const SUBMITTED_AT_MAX_AGE_MS = days(28);

interface CrmRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Returns a lead as a request of Standard Webhooks (standardwebhooks.com). The `secret` is `whsec_` and the key in base64.
 * The lead's id is also the request's id, by which the receiver detects duplicates. `now` is in milliseconds since 1970.
 */
export function standardRequest(lead: Lead, secret: string, now: number): CrmRequest {
  const { id, kind, at, attribution, consent } = lead;
  const data = { id, kind, at, ...mapContactFields((name) => lead[name]), attribution, consent };
  const body = JSON.stringify({ type: 'lead.created', timestamp: at, data });
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  };
}

/**
 * Returns a lead as a submission of a HubSpot form, which is not signed. It has only the fields that exist in every HubSpot
 * account; everything else that the visitor filled in goes into the message.
 */
export function hubspotRequest({ at, email, name, ...lead }: Lead, now: number): CrmRequest {
  const texts = CONTACT_FIELDS.map((field) => field !== 'name' && field !== 'email' && lead[field]);
  const fields = Object.entries({ email, firstname: name, message: texts.filter(Boolean).join('\n\n') });
  return {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(now - at.getTime() < SUBMITTED_AT_MAX_AGE_MS && { submittedAt: String(at.getTime()) }),
      fields: fields.map(([field, value]) => ({ objectTypeId: CONTACT_TYPE_ID, name: field, value })),
      context: { pageUri: absoluteUrl('/contact'), pageName: 'Contact' }, // Leads do not store the page of their form.
    }),
  };
}
