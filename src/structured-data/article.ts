import { site } from '#content/site.ts';
import { metaDescription } from '#domain/html/meta-description.ts';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { excerpt } from '#domain/posts/excerpt.ts';
import { listingSlug } from '#domain/posts/listing.ts';
import { titleOf } from '#domain/posts/post.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import { paths } from '#paths.ts';
import { absolute, company } from './company.ts';

/** Search engines cut longer headlines; with the ellipsis this is Google's long-standing limit of 110. */
const HEADLINE_LENGTH = 109;

const TEAM = /\bteam$/i;

/**
 * A post as an Article (developers.google.com/search/docs/appearance/structured-data/article). Missing fields are left
 * out, and so is the default picture.
 */
export function article(post: PublishedPost) {
  const url = absolute(paths.post(post.slug));
  const author = articleAuthor(post.authorName);
  const hasPicture = post.image !== '' && post.image !== DEFAULT_POST_IMAGE;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: excerpt(titleOf(post), HEADLINE_LENGTH),
    description: post.searchDescription ?? metaDescription(post.excerpt),
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    inLanguage: 'en',
    wordCount: post.wordCount,
    publisher: company,
    ...(author && { author }),
    ...(post.date && { datePublished: post.date.toISOString() }),
    ...(hasPicture && { image: absolute(post.image) }),
    ...(post.categories.length > 0 && { articleSection: post.categories }),
  };
}

/**
 * The author of a post; undefined if it has none. schema.org allows persons and organizations, and Google tells them
 * apart ("Author markup best practices" on its page about Article). Our teams ("Passport team") are not persons, and
 * none is the whole company. schema.org describes a department as an organization too (schema.org/department), so a
 * team is an Organization with the company above it. Any other name is a person's.
 */
export function articleAuthor(name: string) {
  if (!name) return undefined;
  if (name === site.name) return company;
  const slug = listingSlug(name);
  const nameAndUrl = { name, ...(slug && { url: absolute(paths.listing({ kind: 'author', slug })) }) };
  if (!TEAM.test(name)) return { '@type': 'Person', ...nameAndUrl };
  return { '@type': 'Organization', ...nameAndUrl, parentOrganization: company };
}
