import * as z from 'zod/mini';

/** What a mail is made of when it is delivered: the visitors' data and nothing that derives from it. */
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
