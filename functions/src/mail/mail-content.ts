import * as z from 'zod/mini';

/** The stored content of a mail: only the visitor's data, and nothing derived from it. */
export const mailContentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contact'),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
  z.object({ kind: z.literal('download-link'), email: z.string(), fileName: z.string() }),
]);

export type MailContent = z.infer<typeof mailContentSchema>;
export type ContactContent = Extract<MailContent, { kind: 'contact' }>;
export type DownloadLinkContent = Extract<MailContent, { kind: 'download-link' }>;
