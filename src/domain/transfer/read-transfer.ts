import { escapeHtml } from '../html/escape-html.ts';
import { readGhost } from './ghost.ts';
import { readMarkdown } from './markdown.ts';
import type { TransferFile } from './transfer-post.ts';
import { readWordPress } from './wordpress.ts';

/** Whether a file may hold posts, by its name. */
export function mayHoldPosts(name: string): boolean {
  return /\.(?:md|markdown|json|xml)$/i.test(name);
}

/** Reads the posts of a file: Markdown, or an export of Ghost (JSON) or WordPress (XML). Posts that cannot be read are refused. */
export function readTransfer(
  name: string,
  source: string,
  parseXml: (xml: string) => Document,
): TransferFile {
  try {
    if (/\.json$/i.test(name)) return readGhost(source);
    if (/\.xml$/i.test(name)) return readWordPress(parseXml(plainXml(source)));
    return { posts: [readMarkdown(name, source)], refused: [] };
  } catch (error) {
    return { posts: [], refused: [{ title: name, reason: (error as Error).message }] };
  }
}

/** Returns XML with CDATA as escaped text, and without `<link>`: `trustedHtml` refuses links, and scripts even in CDATA. */
function plainXml(source: string): string {
  const [start = '', ...sections] = source.split('<![CDATA[');
  const plain = sections.map((section) => {
    const [text = '', ...rest] = section.split(']]>');
    return escapeHtml(text) + rest.join(']]>');
  });
  return (start + plain.join('')).replace(/<\/?link\b[^<>]*>/g, '');
}
