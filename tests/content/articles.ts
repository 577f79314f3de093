import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { htmlText } from '../../scripts/html-text.ts';
import { type MarkdownHeading, renderMarkdown } from '../../scripts/vite/markdown.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A Markdown file of the product. `file` is its path in the project, `name` the file name without its extension. */
export interface ArticleFile {
  readonly file: string;
  readonly name: string;
  readonly html: string;
  /** The front matter. */
  readonly attributes: unknown;
  readonly headings: readonly MarkdownHeading[];
}

/** The Markdown files in a folder of the project. */
export function readArticles(folder: string): ArticleFile[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({
      file: `${folder}/${file}`,
      name: basename(file, '.md'),
      ...renderMarkdown(readFileSync(join(ROOT, folder, file), 'utf8')),
    }));
}

export function countWords(html: string): number {
  return htmlText(html).split(' ').filter(Boolean).length;
}

/** The URLs of a text's links to pages and files of this site, without query and fragment. */
export function internalLinks(html: string): string[] {
  const urls = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
  const internal = urls.filter((url) => !/^(?:https?:|mailto:|tel:|#)/.test(url));
  return internal.map((url) => url.replace(/[?#].*$/, ''));
}
