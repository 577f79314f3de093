import * as z from 'zod/mini';
import { mapContactFields } from '../contact/contact-message.ts';
import { readAttribution } from '../measurement/attribution.ts';
import type { Role } from '../staff/role.ts';

/** What a visitor sent: a message, or the request for a document. */
const LEAD_KINDS = ['contact', 'download-link'] as const;

/** The states that staff give a lead. */
export const LEAD_STATES = ['new', 'answered', 'closed'] as const;

/** Whether the mail of a lead has been sent, set by the queue. */
const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

/** Whether a lead has been handed over to the CRM. `off`: there is no CRM, or the form did not mention this use. */
const HANDOVER_STATES = ['off', 'waiting', 'sending', 'done', 'failed'] as const;

export type LeadKind = (typeof LEAD_KINDS)[number];
export type LeadState = (typeof LEAD_STATES)[number];
export type MailState = (typeof MAIL_STATES)[number];
export type HandoverState = (typeof HANDOVER_STATES)[number];

/** The same as in firestore.rules. */
export const NOTES_MAX_LENGTH = 2000;

const text = z._default(z.string(), '');

/** A timestamp of either Firestore SDK. */
const moment = z.pipe(
  z.custom<{ toDate(): Date }>((value) => typeof (value as { toDate?: unknown })?.toDate === 'function'),
  z.transform((value) => value.toDate()),
);

/** A document of `leads`, which has the id of its mail in the outbox. */
const leadSchema = z.object({
  kind: z.enum(LEAD_KINDS),
  at: moment,
  ...mapContactFields(() => text),
  email: z.string(),
  /** The email address in lower case, by which all data of a person is found. */
  person: z.string(),
  fileName: text,
  attribution: z.optional(z.pipe(z.unknown(), z.transform(readAttribution))),
  /** What the form said about the use of the data, and which version of that text it was. */
  consent: z.object({ text: z.string(), version: z.string() }),
  state: z.enum(LEAD_STATES),
  notes: text,
  /** Who changed state or notes last. */
  by: z.optional(z.string()),
  mail: z.enum(MAIL_STATES),
  /** The code of the last failure of the mail. */
  mailReason: z.optional(z.string()),
  handover: z.enum(HANDOVER_STATES),
  handoverReason: z.optional(z.string()),
  /** When the sweep queues the hand-over again. */
  handoverDueAt: z.optional(moment),
  handoverAttempts: z.optional(z.number()),
  expireAt: moment,
  /** The owner who has asked for all data of this person to be erased, until that is done. */
  eraseBy: z.optional(z.string()),
});

export type StoredLead = z.infer<typeof leadSchema>;
export type Lead = StoredLead & { readonly id: string };

/** Reads a stored lead. Returns undefined for a document that is not a lead. */
export function readLead(id: string, fields: unknown): Lead | undefined {
  const read = leadSchema.safeParse(fields);
  return read.success ? { id, ...read.data } : undefined;
}

/** The filter of /leads; an empty text means any. */
export interface LeadFilter {
  readonly words: string;
  readonly state: LeadState | '';
  readonly kind: LeadKind | '';
}

/** Whether a lead contains every word of a search, ignoring case. */
export function hasWords(lead: Lead, words: string): boolean {
  const { fileName, notes, attribution = {} } = lead;
  const texts = { ...mapContactFields((name) => lead[name]), fileName, notes, ...attribution };
  const searched = Object.values(texts).join('\n').toLowerCase();
  const wanted = words.toLowerCase().split(/\s+/);
  return wanted.every((word) => searched.includes(word));
}

/** Whether a role may erase all data of a person, and export leads. */
export function mayErase(role: Role): boolean {
  return role === 'owner';
}
