import { blogPage } from '#content/blog.ts';
import type { PostQuery } from '#domain/posts/post-list.ts';
import { blogPath, paths } from '#paths.ts';
import { AddressSearch } from '#ui/controls/address-search.tsx';

/** Each pause in typing is a request. */
const TYPING_DELAY_MS = 250;

/** The search box. Category and page stay as they are in the address. */
export function BlogSearch({ query }: { query: PostQuery }) {
  return (
    <AddressSearch
      {...blogPage.search}
      id="blog-search"
      action={paths.blog}
      name="search"
      text={query.search}
      addressOf={(search) => blogPath({ ...query, search })}
      delayMs={TYPING_DELAY_MS}
    >
      {query.category && <input type="hidden" name="category" value={query.category} />}
      {query.page > 1 && <input type="hidden" name="page" value={query.page} />}
    </AddressSearch>
  );
}
