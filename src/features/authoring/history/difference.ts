import { diffWordsWithSpace } from 'diff';
import { postFields } from '#content/authoring/fields.ts';
import type { Post } from '#domain/posts/post.ts';
import { toPostEntry } from '#domain/posts/post-entry.ts';
import { postBody } from '#features/authoring/editor/article-html.ts';

/** How many unchanged characters are shown, at most, on each side of a difference. */
const CONTEXT_LENGTH = 60;

export interface DifferencePart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** The elements that begin a line. */
const LINE_ELEMENTS = 'p, h1, h2, h3, h4, h5, h6, li, tr, pre, blockquote, figure, figcaption, hr';

/** The fields that readers see, other than the text. */
const FIELDS = [
  'title',
  'authorName',
  'categories',
  'imageUrl',
  'imageAlt',
  'excerpt',
  'searchTitle',
  'searchDescription',
] as const;

/** A post as readers see it: a line for each field that is filled in, then a line for each paragraph of the text. */
export function readableText(post: Post): string {
  const entry = toPostEntry(post);
  const lines = FIELDS.filter((name) => entry[name]).map(
    (name) => `${postFields[name].label}: ${entry[name]}`,
  );
  const body = postBody(post.content);
  for (const line of body.querySelectorAll(LINE_ELEMENTS)) line.prepend('\n');
  for (const cell of body.querySelectorAll('td + td, th + td, th + th')) cell.prepend(' | ');
  for (const image of body.querySelectorAll('img')) image.replaceWith(`\n[${image.alt || image.src}]\n`);
  const text = (body.textContent ?? '').replaceAll(/[ \t]*\n\s*/g, '\n').trim();
  return [...lines, text].join('\n');
}

/** What differs between two texts, word by word, with some of the text around each difference; empty if they are equal. */
export function differenceOf(before: string, after: string): DifferencePart[] {
  const parts = diffWordsWithSpace(before, after).map(({ added, removed, value }): DifferencePart => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });
  if (parts.every(({ kind }) => kind === 'same')) return [];
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    return { kind: 'same', text: shortened(part.text, index > 0, index < parts.length - 1) };
  });
}

/** Shortens an unchanged text to what is next to the difference before it, after it or both. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  // The text is cut between words.
  const start = hasBefore ? text.slice(0, CONTEXT_LENGTH).replace(/\S*$/, '') : '';
  const end = hasAfter ? text.slice(-CONTEXT_LENGTH).replace(/^\S*\s/, '') : '';
  const short = `${start}…${end}`;
  return text.length <= short.length ? text : short;
}
