/** The text of the list of posts; that around a single post is in post-page.ts. */
export const blogPage = {
  lede: 'Discover insightful materials about the latest trends.',
  loading: 'Loading posts...',
  heading: 'Posts',
  count: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
  none: {
    title: 'No posts found',
    text: 'Try another word, or look through all categories.',
    all: 'Show all posts',
  },
  failed: 'The posts could not be loaded.',
  card: { by: 'By', read: 'Continue reading' },
  search: { label: 'Search posts', placeholder: 'Search posts...' },
  categories: { title: 'Categories', all: 'All', failed: 'The categories could not be loaded.' },
} as const;
