import type { ListedPost } from './post-list.ts';
import type { PostSummary } from './post-summary.ts';

const MAX_RELATED = 3;

/** The posts to read next. */
export interface RelatedPosts {
  /** Posts that share categories with the post, those that share the most first, then the newest. */
  readonly related: readonly PostSummary[];
  readonly previous: PostSummary | null;
  readonly next: PostSummary | null;
}

/** Returns the posts related to the post with a slug, given all posts, newest first. Empty for an unknown slug. */
export function relatedTo(posts: readonly ListedPost[], slug: string): RelatedPosts {
  const index = posts.findIndex(({ summary }) => summary.slug === slug);
  const post = posts[index];
  if (!post) return { related: [], previous: null, next: null };
  const own = [...new Set(post.summary.categories)];
  const countShared = ({ categories }: PostSummary) => own.filter((name) => categories.includes(name)).length;
  const related = posts
    .filter((other) => other !== post)
    .map(({ summary }) => ({ summary, shared: countShared(summary) }))
    .filter((candidate) => candidate.shared > 0)
    .sort((one, other) => other.shared - one.shared);
  return {
    related: related.slice(0, MAX_RELATED).map(({ summary }) => summary),
    previous: posts[index + 1]?.summary ?? null,
    next: posts[index - 1]?.summary ?? null,
  };
}
