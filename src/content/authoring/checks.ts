import type { Finding } from '#domain/posts/post-checks.ts';

export const checks = {
  heading: 'Checks',
  found: (count: number) => (count === 0 ? 'nothing found' : `${count} to look at`),
  advice: 'You can still save and publish.',
  /** Shown instead of the advice when a picture has no description. */
  draftOnly: 'You can still save a draft. To publish, describe each picture.',
} as const;

/** The texts of each finding: where it is, and what would be better. */
export const findings: Readonly<
  Record<Finding['rule'], (place: string, detail: string) => readonly [where: string, advice: string]>
> = {
  'long-title': (_, length) => ['Title', `has ${length} characters; search results show about 70`],
  'first-heading': (text) => [`Heading “${text}”`, 'is the first one: make it H2 or H3'],
  'skipped-level': (text, level) => [`Heading “${text}”`, `skips a level: make it H${level}`],
  'missing-alt': (name, number) => [
    `Picture ${number}, ${name}`,
    'has no description: insert it again and say what it shows, or tick “Decorative”',
  ],
  'dead-link': (text, path) => [`Link “${text}”`, `leads to ${path}, where readers find no page`],
  'short-text': (_, words) => ['Content', `has ${words} words; posts with fewer than 100 are seldom found`],
  'short-excerpt': (_, length) => ['Excerpt', `has ${length} characters; lists have room for 250`],
  'category-spelling': (name, used) => [`Category “${name}”`, `is spelt “${used}” in other posts`],
};
