import { excerpt } from '../posts/excerpt.ts';
import type { PostSummary } from '../posts/post-summary.ts';
import type { SearchEntry } from './search-entry.ts';
import { distinctWords } from './words.ts';

/** The search of the whole site finds only the newest posts; the blog's own search goes through all of them. */
const MAX_POSTS = 300;

/**
 * The maximum number of characters in all summaries and words, which the newest posts use up; older ones are found by title
 * and category. It limits the response to 36 KB, compressed.
 */
const MAX_CHARACTERS = 90_000;

/** In characters: about two lines of a result. */
const SUMMARY_LENGTH = 150;

/** A post, with its searchable text as a string or anything that converts to one. */
interface SearchedPost {
  readonly summary: Pick<PostSummary, 'slug' | 'title' | 'categories' | 'excerpt'>;
  readonly text: { toString(): string };
}

/** Returns the entries of posts, newest first; `pathOf` returns the path of the post with a slug. */
export function postSearchEntries(
  posts: readonly SearchedPost[],
  pathOf: (slug: string) => string,
): readonly SearchEntry[] {
  let charactersLeft = MAX_CHARACTERS;
  return posts
    .slice(0, MAX_POSTS)
    .map(({ summary: { slug, title, categories, excerpt: beginning }, text }) => {
      const hasRoom = charactersLeft > 0;
      const summary = hasRoom ? excerpt(beginning, SUMMARY_LENGTH) : '';
      const searchedText = `${categories.join(' ')} ${hasRoom ? text : ''}`;
      const words = distinctWords(searchedText, { without: `${title} ${summary}` });
      charactersLeft -= summary.length + words.length;
      return { kind: 'post', title, path: pathOf(slug), summary, words };
    });
}
