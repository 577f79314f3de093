import type { DocumentFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';

/** The text of a document of `src/content/documents`. */
export type DocumentText = MarkdownModule<DocumentFrontMatter>;

const texts = import.meta.glob<DocumentText>('/src/content/documents/*.md');

/** @throws Error if there is no document with this name (its file name without ".md") */
export async function loadDocumentText(name: string): Promise<DocumentText> {
  const load = texts[`/src/content/documents/${name}.md`];
  if (!load) throw new Error(`There is no text "${name}"`);
  return load();
}
