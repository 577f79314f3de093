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

/** A Markdown text to be printed as a PDF: its checked front matter, its HTML and its chapters. */
interface DocumentText<Attributes> {
  /** The file name without its extension. */
  readonly slug: string;
  readonly attributes: Attributes;
  readonly html: string;
  readonly headings: readonly MarkdownHeading[];
}

export type ResourceText = DocumentText<ResourceFrontMatter>;
export type PolicyText = DocumentText<DocumentFrontMatter>;

/**
 * Returns the texts of all resources, by number.
 *
 * @throws Error with the file name if a front matter is invalid
 */
export function readResourceTexts(): ResourceText[] {
  return readdirSync(new URL('resources/', CONTENT))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readText(`resources/${file}`, resourceFrontMatter))
    .toSorted((a, b) => a.attributes.number - b.attributes.number);
}

/**
 * Returns the text of the privacy policy.
 *
 * @throws Error if it is missing, or its front matter is invalid
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
