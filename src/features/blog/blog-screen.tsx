import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { blogPage as copy } from '#content/blog.ts';
import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import { pages } from '#pages.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { QuerySearch } from '#ui/controls/query-search.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { parseBlogQuery } from './blog-query.ts';
import { BlogResults } from './blog-results.tsx';
import styles from './blog-screen.module.css';
import { ChannelBadge } from './channel-badge.tsx';
import { listPosts } from './posts.ts';

/** The posts are requested once typing has paused for this long. */
const TYPING_DELAY_MS = 250;

interface BlogData {
  readonly query: PostQuery;
  readonly result: Promise<PostPage>;
}

/** Does not wait for the posts: a message is shown while they load. */
export function loader({ request }: LoaderFunctionArgs): BlogData {
  const query = parseBlogQuery(new URL(request.url).searchParams);
  const result = listPosts(query);
  result.catch((error: unknown) => console.error('The posts could not be read', error));
  return { query, result };
}

/** The blog list. Search, category and page are in the URL. */
export default function BlogScreen() {
  const { query, result } = useLoaderData<BlogData>();
  return (
    <>
      <PageMetaAndHero page={pages.blog} lede={copy.lede} art={<ChannelBadge />} />
      <PageSection tight layout={styles.split}>
        <aside className={styles.filters} aria-label={copy.categories.title}>
          <WhenLoaded value={result} failed={<p className="soft">{copy.categories.failed}</p>}>
            {(page) => <BlogFilters page={page} query={query} />}
          </WhenLoaded>
        </aside>
        <div>
          <QuerySearch
            {...copy.search}
            id="blog-search"
            name="search"
            kept={['category', 'page']}
            delayMs={TYPING_DELAY_MS}
          />
          <WhenLoaded
            value={result}
            fallback={<LoadingPanel label={copy.loading} />}
            // The title is that of an empty list (spec, section 8).
            failed={<Unavailable title={copy.none.title} reason={copy.failed} />}
          >
            {(page) => <BlogResults page={page} query={query} />}
          </WhenLoaded>
        </div>
      </PageSection>
      <MeetingBand title={copy.meeting} />
    </>
  );
}
