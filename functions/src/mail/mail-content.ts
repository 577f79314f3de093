import * as z from 'zod/mini';
import { isRequired, mapContactFields } from '#domain/contact/contact-message.ts';
import type { LeadKind } from '#domain/leads/lead.ts';
import { readAttribution } from '#domain/measurement/attribution.ts';

const attribution = z.optional(z.pipe(z.unknown(), z.transform(readAttribution)));

/** The stored content of a mail: only the visitor's data, and nothing derived from it. */
export const mailContentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    // A mail may have been stored before an optional field was added to the form.
    ...mapContactFields((name) => (isRequired(name) ? z.string() : z._default(z.string(), ''))),
    attribution,
  }),
  z.object({ kind: z.literal('download-link'), email: z.string(), fileName: z.string(), attribution }),
  z.object({ kind: z.literal('my-data'), email: z.string() }),
]);

export type MailContent = z.infer<typeof mailContentSchema>;
export type ContactContent = Extract<MailContent, { kind: 'contact' }>;
/** What a visitor sent that is also stored as a lead. */
export type LeadContent = Extract<MailContent, { kind: LeadKind }>;
export type DownloadLinkContent = Extract<MailContent, { kind: 'download-link' }>;
