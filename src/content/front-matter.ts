import * as z from 'zod';
import { nextReading } from '#domain/quizzes/quiz.ts';
import type { Drawing } from '#drawings/drawing.ts';

/** Not empty. The maximum lengths below are what a layout, a PDF or a search result has room for. */
const text = z.string().trim().min(1);

/** A drawing. The file only names it, as in `services/depot`; scripts/vite/markdown.ts then reads it from src/drawings. */
export const drawing = z.custom<Drawing>((value) => typeof value === 'object');

/** The front matter of `content/services/{slug}.md`. Checked by the build, which stops at the first file that is wrong. */
export const serviceFrontMatter = z.strictObject({
  title: text,
  description: text,
  drawing,
  facts: z
    .array(z.strictObject({ label: text, value: text, code: z.boolean().optional() }))
    .min(3)
    .max(5),
  videoUrl: z.url(),
  videoTitle: text,
  services: z.array(z.strictObject({ name: text, path: z.string().startsWith('/') })).min(1),
  features: z.array(z.strictObject({ title: text, content: text, drawing })).length(3),
  details: z.strictObject({ contact: text, location: text, additionalInfo: text }).partial().optional(),
});

/** The front matter of `content/pages/sample-passport.md`; `file` is a file of `public/sample`. */
export const samplePageFrontMatter = z.strictObject({
  lede: text,
  title: text,
  intro: text,
  /** Invites visitors to change the values in the fields. Like the fields, it is not printed. */
  invitation: text,
  meeting: text,
  facts: z
    .array(z.strictObject({ label: text, value: text }))
    .min(3)
    .max(4),
  files: z
    .array(
      z.strictObject({
        id: z.enum(['passport', 'model', 'check', 'gaps']),
        name: text,
        format: text,
        file: text,
        drawing,
        text,
      }),
    )
    .length(4),
});

/** The front matter of `content/jobs/{id}.md`. */
export const jobFrontMatter = z
  .strictObject({
    title: text,
    location: text,
    hours: z.enum(['Full time', 'Part time', 'To be agreed']),
    languages: text,
    shortDesc: text,
    eligibleToWorkInEU: z.boolean(),
    /** The day on which the vacancy was published, yyyy-MM-dd. The open application is not a vacancy and has none. */
    posted: z.iso.date().optional(),
  })
  .refine(({ hours, posted }) => hours === 'To be agreed' || posted, {
    path: ['posted'],
    error: 'a vacancy with fixed hours needs the day on which it was published',
  });

/** The front matter of a post of the seed. `updated` is the day of its last change, `reviewBy` that of its next review. */
export const postFrontMatter = z
  .strictObject({
    title: text.max(60),
    date: z.coerce.date(),
    updated: z.coerce.date(),
    reviewBy: z.coerce.date(),
    author: text,
    categories: z.array(text),
  })
  .refine(({ date, updated, reviewBy }) => date <= updated && updated < reviewBy, {
    path: ['updated'],
    error: 'a post is published, then updated, then reviewed',
  });

/** A title without the characters that some systems forbid in file names, because the PDF is named after it. */
const titleForFileName = text.regex(/^[^:/\\?"*<>|]+$/, 'must be fit for a file name');

/** The front matter of `content/resources/{slug}.md`, from which a PDF is drawn. */
export const resourceFrontMatter = z.strictObject({
  title: titleForFileName,
  /** Printed on the cover, as in R-03. */
  number: z.int().positive(),
  kind: z.enum(['guide', 'checklist', 'template', 'brief']),
  date: z.coerce.date(),
  summary: text.max(160),
  facts: z
    .array(z.strictObject({ label: text.max(12), value: text.max(28) }))
    .min(3)
    .max(4),
  keywords: z.array(text).min(3).max(6),
  /** The PDF's page on the site; nothing of this is printed. */
  page: z.strictObject({
    /** The short title, for the page and for links to it; the file name has the full title. */
    name: text,
    description: text.min(120).max(155),
    /** The intended readers of the PDF. */
    audience: z.array(text).length(3),
    /** The heading of the chapter that the page quotes; `all` for the whole text. */
    shows: text,
    /** The number of pages of the PDF. */
    pages: z.int().positive(),
    next: z.array(nextReading).length(3),
  }),
});

/** The fields of a term that only its own page shows. */
export const termPageFrontMatter = z.object({
  /** The act or standard that defines the term or, if there is none, the book or organisation that introduced it. */
  source: text,
  /** The slugs of other terms. */
  seeAlso: z.array(text).min(2),
});

/** The front matter of `content/glossary/{slug}.md`. */
export const termFrontMatter = z.strictObject({
  ...termPageFrontMatter.shape,
  term: text,
  abbreviation: text.optional(),
  /** One or two sentences, for the list and as the description of the page of the term. */
  definition: text.min(120).max(155),
  /** The spellings of the term. In a post, the first occurrence of any of them becomes a link. */
  mentions: z.array(text).min(1),
});

/** The front matter of `content/questions/{group}.md`; each second-level heading is a question. */
export const questionsFrontMatter = z.strictObject({ title: text });

/** The front matter of `content/documents/{slug}.md`, from which a PDF is drawn. */
export const documentFrontMatter = z.strictObject({
  title: text,
  date: z.coerce.date(),
  summary: text,
});

export type SamplePageFrontMatter = z.infer<typeof samplePageFrontMatter>;
export type ServiceFrontMatter = z.infer<typeof serviceFrontMatter>;
export type JobFrontMatter = z.infer<typeof jobFrontMatter>;
export type ResourceFrontMatter = z.infer<typeof resourceFrontMatter>;
export type TermPageFrontMatter = z.infer<typeof termPageFrontMatter>;
export type TermFrontMatter = z.infer<typeof termFrontMatter>;
export type QuestionsFrontMatter = z.infer<typeof questionsFrontMatter>;
export type DocumentFrontMatter = z.infer<typeof documentFrontMatter>;
