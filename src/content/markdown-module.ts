/** A Markdown file as the build compiles it (scripts/vite/vite-markdown.ts): checked front matter, HTML and headings. */
export interface MarkdownModule<Attributes> {
  readonly attributes: Attributes;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}
