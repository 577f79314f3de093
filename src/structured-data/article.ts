import { excerpt, LIST_EXCERPT_LENGTH } from '#domain/excerpt.ts';
import { metaDescription } from '#domain/meta-description.ts';
import { plainText } from '#domain/plain-text.ts';
import { DEFAULT_POST_IMAGE, type Post } from '#domain/post.ts';
import { paths } from '#paths.ts';
import { absolute, CONTEXT } from './addresses.ts';
import { articleAuthor } from './article-author.ts';
import { company } from './organization.ts';

/** Longer headlines are cut by who shows them; with the ellipsis this is Google's long-standing limit of 110. */
const HEADLINE_LENGTH = 109;

/**
 * A post, as the kind of Article that it is (developers.google.com/search/docs/appearance/structured-data/article).
 * What a post does not say is left out, and so is the picture that only stands for a missing one.
 *
 * @param modified when the post was last changed, where that is known
 */
export function article(post: Post, siteUrl: string, modified?: Date) {
  const url = absolute(paths.post(post.slug), siteUrl);
  const text = plainText(post.content);
  const author = articleAuthor(post.authorName, siteUrl);
  const hasPicture = post.image !== '' && post.image !== DEFAULT_POST_IMAGE;
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: excerpt(post.title || 'Untitled', HEADLINE_LENGTH),
    description: metaDescription(excerpt(text, LIST_EXCERPT_LENGTH)),
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    inLanguage: 'en',
    wordCount: text.split(' ').filter(Boolean).length,
    publisher: company(siteUrl),
    ...(author && { author }),
    ...(post.date && { datePublished: post.date.toISOString() }),
    ...(modified && { dateModified: modified.toISOString() }),
    ...(hasPicture && { image: absolute(post.image, siteUrl) }),
    ...(post.categories.length > 0 && { articleSection: post.categories }),
  };
}
