import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { site } from '#content/site.ts';
import type { PostPage, PostQuery } from '#domain/post-list.ts';
import { paths } from '#paths.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingPanel } from '#ui/state-panel.tsx';
import { BlogFilters } from './blog-filters.tsx';
import { parseBlogQuery } from './blog-query.ts';
import { BlogResults, BlogUnavailable } from './blog-results.tsx';
import styles from './blog-screen.module.css';
import { BlogSearch } from './blog-search.tsx';
import { ChannelBadge } from './channel-badge.tsx';
import { PostDate } from './post-card.tsx';
import { listPosts } from './posts.ts';

interface BlogData {
  readonly query: PostQuery;
  readonly result: Promise<PostPage>;
}

export function loadBlog({ request }: LoaderFunctionArgs): BlogData {
  const query = parseBlogQuery(new URL(request.url).searchParams);
  const result = listPosts(query);
  result.catch((error: unknown) => console.error('The posts could not be read', error));
  return { query, result };
}

/** The blog list. Search, category and page are in the address. */
export function BlogScreen() {
  const { query, result } = useLoaderData<BlogData>();
  return (
    <>
      <PageMeta
        title="Blog: latest news on BIM and product data"
        description="Articles from The Datum Line about BIM, digital product passports, regulation and product data for manufacturers of construction materials."
        path={paths.blog}
      />
      <PageHead
        title="Latest news"
        crumbs={[{ name: 'Home', to: paths.home }, { name: 'Blog' }]}
        lede="Discover insightful materials about the latest trends."
        art={<ChannelBadge />}
        facts={blogFacts(result)}
      />
      <section className="section section--tight">
        <div className={`${styles.split} wrap`}>
          <aside className={styles.filters} aria-label="Categories">
            <Suspense>
              <Await
                resolve={result}
                errorElement={<p className="soft">The categories could not be loaded.</p>}
              >
                {(page: PostPage) => <BlogFilters page={page} query={query} />}
              </Await>
            </Suspense>
          </aside>
          <div>
            <BlogSearch query={query} />
            <Suspense fallback={<LoadingPanel label="Loading posts..." />}>
              <Await resolve={result} errorElement={<BlogUnavailable />}>
                {(page: PostPage) => <BlogResults page={page} query={query} />}
              </Await>
            </Suspense>
          </div>
        </div>
      </section>
    </>
  );
}

function blogFacts(result: Promise<PostPage>) {
  const whenRead = (show: (page: PostPage) => React.ReactNode) => (
    <Suspense fallback="…">
      <Await resolve={result} errorElement="Unknown">
        {show}
      </Await>
    </Suspense>
  );
  return [
    { label: 'Sheet', value: '20' },
    { label: 'Published by', value: site.channel.name },
    { label: 'Posts', value: whenRead(({ totalCount }) => totalCount) },
    { label: 'Newest', value: whenRead(({ newest }) => <PostDate date={newest} fallback="Unknown" />) },
  ];
}
