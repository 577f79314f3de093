import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { blogPage } from '#content/blog.ts';
import { site } from '#content/site.ts';
import type { Listing } from '#domain/posts/listing.ts';
import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import { crumbsTo, families } from '#pages.ts';
import { paths } from '#paths.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { parseBlogQuery } from './blog-query.ts';
import { BlogResults } from './blog-results.tsx';
import { PostLoading, PostNotFound, PostUnavailable } from './post-states.tsx';
import { listPosts } from './posts.ts';

const copy = blogPage.listing;

interface ListingData {
  readonly query: PostQuery & { readonly listing: Listing };
  readonly result: Promise<PostPage>;
}

/** Does not wait for the posts: a message is shown while they load. */
export function loader({ params, request }: LoaderFunctionArgs): ListingData {
  const { category, author = '' } = params;
  const { page } = parseBlogQuery(new URL(request.url).searchParams);
  const listing: Listing =
    category === undefined ? { kind: 'author', slug: author } : { kind: 'category', slug: category };
  const query = { page, category: '', search: '', listing };
  const result = listPosts(query);
  result.catch((error: unknown) => console.error('The posts could not be read', error));
  return { query, result };
}

/** The posts of a category or of an author, six on a page. */
export default function ListingScreen() {
  const { query, result } = useLoaderData<ListingData>();
  const path = paths.listing(query.listing);
  return (
    <WhenLoaded key={path} value={result} fallback={<PostLoading path={path} />} failed={<PostUnavailable />}>
      {(page) =>
        page.listing ? (
          <ListingPage name={page.listing} page={page} query={query} />
        ) : (
          <PostNotFound {...copy.none} />
        )
      }
    </WhenLoaded>
  );
}

function ListingPage({ name, page, query }: { name: string; page: PostPage; query: ListingData['query'] }) {
  const { listing } = query;
  const title = copy.title[listing.kind](name);
  const feed = paths.listingFeed(listing);
  return (
    <>
      <PageMeta
        title={title}
        description={copy.description(title, site.channel.name)}
        path={paths.listing(listing)}
        feed={feed}
      />
      <PageHero title={title} crumbs={crumbsTo(families[listing.kind], name)}>
        <p>
          {/* The feed is not a page of the app, so the browser has to request it. */}
          <a href={feed} type="application/rss+xml">
            {copy.feed}
          </a>
        </p>
      </PageHero>
      <PageSection tight layout="stack">
        <BlogResults page={page} query={query} />
        <LinkButton variant="secondary" to={paths.blog}>
          {blogPage.none.all}
        </LinkButton>
      </PageSection>
      <MeetingBand title={blogPage.meeting} />
    </>
  );
}
