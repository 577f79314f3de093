import type { PostEntry } from '#domain/posts/post-entry.ts';

interface FieldCopy {
  /** The id of its control; the notice above the form links to it. */
  readonly id: string;
  readonly label: string;
  /** Shown beside the label. */
  readonly hint?: string;
}

/** The fields of a post, in the order of the form. */
export const postFields: Readonly<Record<keyof PostEntry, FieldCopy>> = {
  title: { id: 'post-title', label: 'Title' },
  content: { id: 'post-content', label: 'Content' },
  authorName: { id: 'post-author', label: 'Author name' },
  categories: { id: 'post-categories', label: 'Categories', hint: 'optional, separated by commas' },
  imageUrl: {
    id: 'post-image',
    label: 'Image URL',
    hint: 'pictures from other sites are copied when the post is saved',
  },
  imageAlt: { id: 'post-image-alt', label: 'What the cover shows' },
  slug: { id: 'post-slug', label: 'Address of the post', hint: 'after /blog/; empty: made from the title' },
  publishAt: { id: 'post-publish-at', label: 'Publish at', hint: 'empty: when you press “Publish”' },
  unpublishAt: { id: 'post-unpublish-at', label: 'Unpublish at', hint: 'empty: never' },
  date: { id: 'post-date', label: 'Date that readers see', hint: 'empty: when the post appears' },
  excerpt: { id: 'post-excerpt', label: 'Excerpt' },
  searchTitle: { id: 'post-search-title', label: 'Headline for search' },
  searchDescription: { id: 'post-search-description', label: 'Description for search' },
};
