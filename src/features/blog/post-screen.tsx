import { type ReactNode, Suspense, useEffect } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { connection } from '#content/connection.ts';
import { postPage } from '#content/pages/post-page.ts';
import type { PostResponse } from '#domain/posts/post-responses.ts';
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
  readonly found: Promise<PostResponse>;
  /** The related posts; undefined when they cannot be read. */
  readonly more: Promise<RelatedPosts | undefined>;
}

/** Does not wait for the post. Without its related posts it is shown alone. */
export function loader({ params }: LoaderFunctionArgs): PostData {
  const slug = params.slug ?? '';
  const found = getPost(slug);
  found.catch((error: unknown) => console.error(`The post ${slug} could not be read`, error));
  const more = listRelatedPosts(slug).catch((error: unknown) => {
    console.error(`The related posts of ${slug} could not be read`, error);
    return undefined;
  });
  return { slug, found, more };
}

/** A post, found by its slug. */
export default function PostScreen() {
  const { slug, found, more } = useLoaderData<PostData>();
  return (
    // The key gives each post its own loading state.
    <Suspense key={slug} fallback={<PostLoading slug={slug} />}>
      <Await resolve={found} errorElement={<PostUnavailable />}>
        {({ post, movedTo, isGone }: PostResponse) => {
          if (post) return <PostArticle post={post} more={more} />;
          if (movedTo) return <PostMoved slug={slug} to={movedTo} />;
          return <PostNotFound text={isGone ? postPage.withdrawn : postPage.notFound} />;
        }}
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

/** The browser gets here by a link of the app: on a direct visit the function `pages` redirects it. */
function PostMoved({ slug, to }: { slug: string; to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <PostLoading slug={slug} />;
}

/** What is said in place of a post that does not exist. */
interface NotFoundText {
  readonly title: string;
  readonly reason: string;
  readonly text: string;
}

function PostNotFound({ text: { title, reason, text } }: { text: NotFoundText }) {
  return (
    <PostMessage title={title}>
      <PageMeta title={title} description={`${reason}.`} />
      <StatePanel title={reason}>
        <p>{text}</p>
        <LinkButton icon="arrow" to={paths.blog}>
          {postPage.all}
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
