import * as z from 'zod';
import { KEY_AREA_DRAWINGS } from '#drawings/key-areas.ts';

const text = z.string().trim().min(1);

/** The head of `content/services/{slug}.md`. Checked by the build, which stops at the first file that is wrong. */
export const serviceFrontMatter = z.strictObject({
  title: text,
  description: text,
  lede: text,
  facts: z
    .array(z.strictObject({ label: text, value: text, code: z.boolean().optional() }))
    .min(3)
    .max(5),
  videoUrl: z.url(),
  videoTitle: text,
  related: z.array(text).min(1),
  features: z
    .array(z.strictObject({ title: text, content: text, drawing: z.enum(KEY_AREA_DRAWINGS) }))
    .length(3),
  details: z.strictObject({ contact: text, location: text, additionalInfo: text }).partial().optional(),
});

/** The head of `content/jobs/{id}.md`. */
export const jobFrontMatter = z.strictObject({
  title: text,
  location: text,
  hours: z.enum(['Full time', 'Part time', 'To be agreed']),
  languages: text,
  shortDesc: text,
  eligibleToWorkInEU: z.boolean(),
});

/** The head of a post of the seed. */
export const postFrontMatter = z.strictObject({
  title: text,
  date: z.coerce.date(),
  author: text,
  categories: z.array(text),
});

export type ServiceFrontMatter = z.infer<typeof serviceFrontMatter>;
export type JobFrontMatter = z.infer<typeof jobFrontMatter>;
