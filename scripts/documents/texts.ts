import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod';
import {
  type DocumentFrontMatter,
  documentFrontMatter,
  type ResourceFrontMatter,
  resourceFrontMatter,
} from '../../src/content/front-matter.ts';
import { type MarkdownHeading, renderMarkdown } from '../vite/markdown.ts';

const CONTENT = new URL('../../src/content/', import.meta.url);

/** A Markdown text that a PDF is drawn from: its checked front matter, its HTML and its chapters. */
interface DocumentText<Attributes> {
  /** The file's name without its ending. */
  readonly slug: string;
  readonly attributes: Attributes;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

export type ResourceText = DocumentText<ResourceFrontMatter>;
export type PolicyText = DocumentText<DocumentFrontMatter>;

/**
 * The texts of all resources, by their numbers.
 *
 * @throws Error with the file's name when a front matter is wrong
 */
export function readResourceTexts(): ResourceText[] {
  return readdirSync(new URL('resources/', CONTENT))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readText(`resources/${file}`, resourceFrontMatter))
    .toSorted((a, b) => a.attributes.number - b.attributes.number);
}

/**
 * The text of the privacy policy.
 *
 * @throws Error when it is not there, or its front matter is wrong
 */
export function readPolicyText(): PolicyText {
  return readText('documents/privacy-policy.md', documentFrontMatter);
}

function readText<Schema extends z.ZodType>(file: string, schema: Schema): DocumentText<z.output<Schema>> {
  const { attributes, html, headings } = renderMarkdown(readFileSync(new URL(file, CONTENT), 'utf8'));
  const parsed = schema.safeParse(attributes);
  if (!parsed.success) throw new Error(`${file}\n${z.prettifyError(parsed.error)}`);
  return { slug: basename(file, '.md'), attributes: parsed.data, html, headings };
}
