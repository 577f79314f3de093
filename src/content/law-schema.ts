import * as z from 'zod';

const text = z.string().trim().min(1);

const act = z.strictObject({ name: text, short: text, number: text, url: z.url().optional() });
const check = z.strictObject({ name: text, text });

const acts = z.strictObject({ cpr: act, espr: act, standards: act, batteries: act, claims: act });
const checks = z.strictObject({ act: check, articles: check, consolidated: check, page: check });

/** One step of the law: what it says, whom it concerns, from when, and where that is written. */
const step = z
  .strictObject({
    id: text,
    act: acts.keyof(),
    /** A day (`2026-01-08`), a month (`2026-09`) or a year; missing where the law names none. */
    date: z
      .string()
      .regex(/^\d{4}(-\d{2}){0,2}$/)
      .optional(),
    /** When the step applies, in words, if it has no date. */
    when: text.optional(),
    who: text,
    what: text,
    source: text,
    /** If missing, the URL of the act is used. */
    sourceUrl: z.url().optional(),
    /** How its source was read: a key of `checks`. */
    checked: checks.keyof(),
    /** The name in the timeline, of one to three words; only the most important dates have one. */
    label: text.optional(),
    /** Regular expressions, with `{date}`, for the phrases in which the site's texts state the date. A test compares the dates. */
    phrases: z.array(text).optional(),
  })
  .refine(({ date, when }) => Boolean(date) !== Boolean(when), {
    error: 'a step has either a date or `when`',
  });

/** `content/law.yaml`: the acts of the page "Where the law stands", the ways in which sources were read, and the steps. */
export const lawSchema = z.strictObject({ acts, checks, steps: z.array(step) });

export type Law = z.infer<typeof lawSchema>;
export type ActId = keyof Law['acts'];
export type LawStep = z.infer<typeof step>;
