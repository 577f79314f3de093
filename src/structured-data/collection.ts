import type { Listing } from '#domain/posts/listing.ts';
import { titleOf } from '#domain/posts/post.ts';
import type { PostPage } from '#domain/posts/post-list.ts';
import { paths } from '#paths.ts';
import { articleAuthor } from './article.ts';
import { absolute } from './company.ts';

/**
 * The posts of a category as a CollectionPage, or those of an author as a ProfilePage
 * (developers.google.com/search/docs/appearance/structured-data/profile-page); undefined if it has no posts, and so no name.
 */
export function collection(listing: Listing, { listing: name, posts }: PostPage) {
  if (!name) return undefined;
  const url = absolute(paths.listing(listing));
  const postList = {
    '@type': 'ItemList',
    itemListElement: posts.map((post, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: titleOf(post),
      url: absolute(paths.post(post.slug)),
    })),
  };
  const page = { '@id': url, url, name, inLanguage: 'en' };
  if (listing.kind === 'category') return { ...page, '@type': 'CollectionPage', mainEntity: postList };
  return { ...page, '@type': 'ProfilePage', mainEntity: articleAuthor(name), hasPart: postList };
}
