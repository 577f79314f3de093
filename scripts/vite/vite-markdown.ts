import type { Plugin } from 'vite';
import * as z from 'zod';
import {
  documentFrontMatter,
  jobFrontMatter,
  questionsFrontMatter,
  resourceFrontMatter,
  samplePageFrontMatter,
  serviceFrontMatter,
  termPageFrontMatter,
} from '../../src/content/front-matter.ts';
import { renderMarkdown, withBoxes } from './markdown.ts';
import { publicText } from './public-text.ts';
import { exportsOf } from './vite-content.ts';

/** The schema for the front matter of the files in a folder. */
const SCHEMAS = {
  '/src/content/services/': serviceFrontMatter,
  '/src/content/jobs/': jobFrontMatter,
  '/src/content/resources/': resourceFrontMatter,
  '/src/content/questions/': questionsFrontMatter,
  '/src/content/glossary/': termPageFrontMatter,
  '/src/content/pages/': samplePageFrontMatter,
  '/src/content/documents/': documentFrontMatter,
};

/** Turns the Markdown under src/content into modules with `attributes`, `html` and `headings`. */
export function markdownContent(): Plugin {
  return {
    name: 'markdown-content',
    transform: {
      filter: { id: /\/src\/content\/.+\.md$/ },
      handler(source, id) {
        const [, schema] = Object.entries(SCHEMAS).find(([path]) => id.includes(path)) ?? [];
        if (!schema) return this.error(`No front matter schema for ${id}`);
        const { attributes, html, headings } = renderMarkdown(source);
        const parsed = schema.safeParse(attributes);
        if (!parsed.success) return this.error(`${id}\n${z.prettifyError(parsed.error)}`);
        const shown =
          schema === resourceFrontMatter
            ? publicText(html, headings, resourceFrontMatter.parse(attributes).page.shows)
            : withBoxes(html);
        return { code: exportsOf({ attributes: parsed.data, html: shown, headings }), map: null };
      },
    },
  };
}
