import { Marked, type Token } from 'marked';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';
import type { TransferPost } from './transfer-post.ts';

/** YAML between two lines of ---, perhaps after a byte order mark. */
const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

const text = z._default(z.string(), '');

const filledIn = z.string('is missing').check(z.trim(), z.minLength(1, 'is missing'));

const frontMatterSchema = z.strictObject({
  title: filledIn,
  date: z.optional(z.coerce.date('is not a date')),
  author: filledIn,
  categories: z._default(z.array(z.string()), []),
  published: z._default(z.boolean(), true),
  /** A URL, or the name of a file in the same folder. */
  image: text,
  imageAlt: z.optional(z.string()),
  excerpt: text,
  searchTitle: text,
  searchDescription: text,
});

/**
 * Reads a post from Markdown with front matter. Its slug is the name of the file.
 *
 * @throws Error that says what is wrong with the front matter
 */
export function readMarkdown(fileName: string, source: string): TransferPost {
  const match = FRONT_MATTER.exec(source);
  if (!match) throw new Error('it does not begin with front matter between two lines of ---');
  const { success, data, error } = frontMatterSchema.safeParse(parse(match[1] ?? ''));
  if (!success) {
    const problems = error.issues.map((issue) =>
      issue.code === 'unrecognized_keys'
        ? `${issue.keys.join(', ')} is unknown`
        : `${issue.path.join('.')} ${issue.message}`,
    );
    throw new Error(problems.join('; '));
  }
  const { author: authorName, ...post } = data;
  const slug = (fileName.split('/').at(-1) ?? '').replace(/\.(?:md|markdown)$/i, '');
  return { ...post, slug, authorName, html: htmlOf(source.slice(match[0].length)), isForeign: false };
}

/** The page's only heading of level 1 is its title, so a text with others gets all headings one level lower, at most level 4. */
function htmlOf(source: string): string {
  const markdown = new Marked({ gfm: true });
  const tokens = markdown.lexer(source);
  const shift = tokens.some((token) => token.type === 'heading' && token.depth === 1) ? 1 : 0;
  markdown.walkTokens(tokens, (token: Token) => {
    if (token.type === 'heading') token.depth = Math.min(4, token.depth + shift);
  });
  return markdown.parser(tokens);
}

/** Writes a post as Markdown with front matter, for `readMarkdown`; the body is Markdown already. */
export function writeMarkdown({ title, authorName, ...post }: TransferPost, body: string): string {
  const { date, categories, published, image, imageAlt, excerpt, searchTitle, searchDescription } = post;
  const optional = { image, imageAlt, excerpt, searchTitle, searchDescription };
  const frontMatter = {
    title,
    ...(date && { date: date.toISOString() }),
    author: authorName,
    categories,
    published,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
  return `---\n${stringify(frontMatter)}---\n\n${body}\n`;
}
