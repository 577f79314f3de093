import * as z from 'zod/mini';
import { formatDate, formatTime } from '../dates.ts';
import { describeAttribution } from '../measurement/attribution.ts';
import { CATALOGUE, type PersonalDatum } from './catalogue.ts';
import type { Lead } from './lead.ts';

const factSchema = z.object({
  label: z.string(),
  value: z.string(),
  source: z.string(),
  purpose: z.string(),
  basis: z.string(),
  end: z.string(),
});

/** All stored data of a person who has used a form: each datum with its value, source, purpose, legal basis and deletion date. */
const personalDataSchema = z.object({
  email: z.string(),
  leads: z.array(z.object({ title: z.string(), facts: z.array(factSchema) })),
  /** The number of copies of emails in the outbox that are still to be deleted. */
  copies: z.number(),
});

/** GET /api/my-data: the data of the person who got the link; null if the link is invalid, or nothing is stored. */
export const personalDataResponseSchema = z.object({ personalData: z.nullable(personalDataSchema) });

export type PersonalData = z.infer<typeof personalDataSchema>;
export type PersonalDataResponse = z.infer<typeof personalDataResponseSchema>;

/** How long a link to a person's data is valid. */
export const LINK_DAYS = 7;

/** The path at which a token gives access to a person's data. */
export function personalDataPath(token: string): string {
  return `/api/my-data?token=${encodeURIComponent(token)}`;
}

const KINDS = { contact: 'Message', 'download-link': 'Request for a document' } as const;

/** Stored values in words, as answers to the labels in catalogue.ts, such as "Whether it is answered". */
const MEANINGS = {
  kind: KINDS,
  state: { new: 'Not yet', answered: 'Yes', closed: 'Closed' },
  mail: { waiting: 'Not yet', sent: 'Yes', failed: 'No, it failed' },
  handover: { off: 'No', waiting: 'Not yet', sending: 'Not yet', done: 'Yes', failed: 'No, that failed' },
} as const satisfies { readonly [Field in keyof Lead]?: Readonly<Record<Lead[Field] & string, string>> };

export function personalDataOf(email: string, leads: readonly Lead[], copies: number): PersonalData {
  return { email, copies, leads: leads.map(leadEntry) };
}

/** A lead with its heading and facts. The heading has a number, because two leads may have the same date. */
function leadEntry(lead: Lead, index: number) {
  const title = `${index + 1}. ${KINDS[lead.kind]}, ${formatDate(lead.at, '')}`;
  return { title, facts: factsOf(lead) };
}

function factsOf(lead: Lead) {
  return Object.entries<PersonalDatum | undefined>(CATALOGUE.leads).flatMap(([field, datum]) => {
    const value = valueText(lead, field as keyof Lead);
    return datum && value ? [{ ...datum, value, end: formatDate(lead.expireAt, '') }] : [];
  });
}

function valueText(lead: Lead, field: keyof Lead): string {
  const { attribution, consent } = lead;
  if (field === 'attribution') return attribution ? describeAttribution(attribution) : '';
  if (field === 'consent') return `${consent.text} (${consent.version})`;
  const value = lead[field];
  if (value instanceof Date) return `${formatDate(value, '')}, ${formatTime(value)}`;
  const text = String(value ?? '');
  const meanings: Readonly<Record<string, string>> =
    field in MEANINGS ? MEANINGS[field as keyof typeof MEANINGS] : {};
  return meanings[text] ?? text;
}
