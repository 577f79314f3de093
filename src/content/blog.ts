/** The text of the list of posts; that around a single post is in post-page.ts. */
export const blogPage = {
  lede: 'Discover insightful materials about the latest trends.',
  loading: 'Loading posts...',
  heading: 'Posts',
  meeting: 'A question that no post answers? Ask us in a 15-\u2060minute call.',
  count: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
  none: {
    title: 'No posts found',
    text: 'Try another word, or look through all categories.',
    all: 'Show all posts',
  },
  failed: 'The posts could not be loaded.',
  card: { by: 'By', read: 'Continue reading' },
  search: { label: 'Search posts', placeholder: 'Search posts...' },
  listing: {
    title: { category: (name: string) => `Posts on ${name}`, author: (name: string) => `Posts by ${name}` },
    description: (title: string, channel: string) =>
      `${title}: articles from ${channel} on BIM, digital product passports and product data for manufacturers of construction materials.`,
    feed: 'RSS feed',
    none: {
      title: 'No posts found',
      reason: 'There are no posts under this name',
      text: 'Their category or author may have been renamed. The blog lists all posts.',
    },
  },
  categories: { title: 'Categories', all: 'All', failed: 'The categories could not be loaded.' },
} as const;
