import type { PostQuery } from '#domain/posts/post-list.ts';

/** The query in the URL of a list of posts. A page number that is not a positive integer of up to six digits counts as 1. */
export function parseBlogQuery(params: URLSearchParams): PostQuery {
  const page = params.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    category: params.get('category') ?? '',
    search: params.get('search') ?? '',
  };
}
