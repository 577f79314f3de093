import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import {
  type DocumentFrontMatter,
  documentFrontMatter,
  type ResourceFrontMatter,
  resourceFrontMatter,
  termFrontMatter,
} from '../src/content/front-matter.ts';
import { type GlossaryTerm, glossaryGroups } from '../src/content/glossary-term.ts';
import { type Home, homeSchema } from '../src/content/home-schema.ts';
import { type Law, lawSchema } from '../src/content/law-schema.ts';
import { quizFiles } from '../src/content/quizzes/quizzes-page.ts';
import type { ResourceEntry } from '../src/content/resources.ts';
import { type Quiz, quizSchema } from '../src/domain/quizzes/quiz.ts';
import { type MarkdownHeading, parseYaml, renderMarkdown } from './vite/markdown.ts';

const CONTENT = new URL('../src/content/', import.meta.url);

/** A Markdown text: its checked front matter, its HTML and its chapters. */
interface ContentText<Attributes> {
  /** The file name without its extension. */
  readonly slug: string;
  readonly attributes: Attributes;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

export type ResourceText = ContentText<ResourceFrontMatter>;
export type PolicyText = ContentText<DocumentFrontMatter>;

/**
 * Reads a Markdown file of src/content, such as `jobs/content-creator.md`.
 *
 * @throws Error with the file name if it is missing, or its front matter is invalid
 */
export function readText<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): ContentText<z.output<Schema>> {
  const { attributes, html, headings } = renderMarkdown(readFileSync(new URL(file, CONTENT), 'utf8'));
  return { slug: basename(file, '.md'), attributes: checked(file, schema, attributes), html, headings };
}

function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return checked(file, schema, parseYaml(readFileSync(new URL(file, CONTENT), 'utf8')));
}

function checked<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`src/content/${file}\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The quizzes, in the order of their list. */
export function readQuizzes(): readonly Quiz[] {
  return quizFiles.map((name) => readYaml(`quizzes/${name}.yaml`, quizSchema));
}

export function readHome(): Home {
  return readYaml('home.yaml', homeSchema);
}

/** The content of the page on the law: the acts, how their sources were read, and every step. */
export function readLaw(): Law {
  return readYaml('law.yaml', lawSchema);
}

/** The terms of the glossary by group, each with its spellings. In a post, the first mention of each becomes a link. */
export function readGlossary(): (GlossaryTerm & { readonly mentions: readonly string[] })[] {
  return Object.entries(glossaryGroups).flatMap(([group, slugs]) =>
    slugs.map((slug) => {
      const { source: _, seeAlso: __, ...term } = readText(`glossary/${slug}.md`, termFrontMatter).attributes;
      return { slug, group, ...term };
    }),
  );
}

/** The texts of all resources, by number. */
export function readResourceTexts(): ResourceText[] {
  return readdirSync(new URL('resources/', CONTENT))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readText(`resources/${file}`, resourceFrontMatter))
    .toSorted((a, b) => a.attributes.number - b.attributes.number);
}

/** The resources as lists and links show them, by number. Only the first is featured, with its description. */
export function readResources(): ResourceEntry[] {
  return readResourceTexts().map(({ slug, attributes: { number, title, date, page } }) => ({
    slug,
    fileName: `${title}.pdf`,
    title: page.name,
    date: date.toISOString().slice(0, 10),
    ...(number === 1 && { description: page.description }),
  }));
}

export function readPolicyText(): PolicyText {
  return readText('documents/privacy-policy.md', documentFrontMatter);
}
