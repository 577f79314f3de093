import type { SearchKind } from '#domain/search/search-entry.ts';
import { MAX_RESULTS } from '#domain/search/search-limits.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { services } from '../services.ts';

/** The text of the search's page and results; that of the dialog, which every page has, is in search-dialog.ts. */
export const searchPage = {
  lede: 'Services, posts, PDFs with their chapters, terms, quizzes and jobs. Small typing errors don’t matter.',
  facts: { searched: 'All pages, posts and PDFs', keys: '/ or Ctrl K' },
  kinds: {
    page: 'Page',
    service: 'Service',
    post: 'Post',
    document: 'PDF',
    chapter: 'PDF chapter',
    quiz: 'Quiz',
    job: 'Job',
    term: 'Term',
  } satisfies Record<SearchKind, string>,
  loading: 'Searching...',
  count: (results: number) => {
    if (results > MAX_RESULTS) return `${results} results, showing the best ${MAX_RESULTS}`;
    return results === 1 ? '1 result' : `${results} results`;
  },
  meeting: 'Didn’t find it? Ask us in a 15-\u2060minute call.',
  allPosts: (query: string) => `Search the full text of all posts for “${query}”`,
  nothing: { title: 'nothing found', similar: 'Did you mean', popular: 'Popular pages' },
} as const;

/** Links to pages for visitors whose search found nothing, or who have not searched yet. */
export const popularPages: readonly { readonly name: string; readonly to: string }[] = [
  ...services.slice(0, 2).map(({ serviceName, slug }) => ({ name: serviceName, to: paths.service(slug) })),
  { name: 'Readiness quiz', to: paths.readinessQuiz },
  { name: pages.resources.name, to: paths.resources },
  { name: pages.blog.name, to: paths.blog },
  { name: pages.contact.name, to: paths.contact },
];
