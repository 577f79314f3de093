import { type ReactNode, Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { connection } from '#content/connection.ts';
import { postPage } from '#content/pages/post-page.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import type { RelatedPosts } from '#domain/posts/related-posts.ts';
import { paths } from '#paths.ts';
import { PageHead } from '#site/page-head.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { RetryButton } from '#ui/controls/retry-button.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { PostArticle } from './post-article.tsx';
import { postTrail } from './post-trail.ts';
import { getPost, listRelatedPosts } from './posts.ts';

interface PostData {
  readonly slug: string;
  readonly post: Promise<PublishedPost | undefined>;
  /** The related posts; undefined when they cannot be read. */
  readonly more: Promise<RelatedPosts | undefined>;
}

/** Does not wait for the post. Without its related posts it is shown alone. */
export function loader({ params }: LoaderFunctionArgs): PostData {
  const slug = params.slug ?? '';
  const post = getPost(slug);
  post.catch((error: unknown) => console.error(`The post ${slug} could not be read`, error));
  const more = listRelatedPosts(slug).catch((error: unknown) => {
    console.error(`The related posts of ${slug} could not be read`, error);
    return undefined;
  });
  return { slug, post, more };
}

/** A post, found by its slug. */
export default function PostScreen() {
  const { slug, post, more } = useLoaderData<PostData>();
  return (
    // The key gives each post its own loading state.
    <Suspense key={slug} fallback={<PostLoading slug={slug} />}>
      <Await resolve={post} errorElement={<PostUnavailable />}>
        {(found: PublishedPost | undefined) =>
          found ? <PostArticle post={found} more={more} /> : <PostNotFound />
        }
      </Await>
    </Suspense>
  );
}

function PostLoading({ slug }: { slug: string }) {
  const { title, text } = postPage.loading;
  return (
    <PostMessage title={title}>
      <PageMeta title={title} description={text} path={paths.post(slug)} />
      <LoadingPanel label={text} />
    </PostMessage>
  );
}

function PostNotFound() {
  const { title, reason, text, all } = postPage.notFound;
  return (
    <PostMessage title={title}>
      <PageMeta title={title} description={`${reason}.`} />
      <StatePanel title={reason}>
        <p>{text}</p>
        <LinkButton icon="arrow" to={paths.blog}>
          {all}
        </LinkButton>
      </StatePanel>
    </PostMessage>
  );
}

function PostUnavailable() {
  const { title, advice } = postPage.failed;
  const { revalidate } = useRevalidator();
  return (
    <PostMessage title={title}>
      <PageMeta title={title} description={connection.unavailable} />
      <StatePanel title={advice}>
        <p>{connection.unavailable}</p>
        <RetryButton onRetry={revalidate} />
      </StatePanel>
    </PostMessage>
  );
}

/** Replaces a post that is missing or still loading. */
function PostMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} crumbs={postTrail} />
      <section className="section section--tight">
        <div className="wrap">{children}</div>
      </section>
    </>
  );
}
