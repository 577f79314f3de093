import { type ReactNode, Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { Post } from '#domain/post.ts';
import type { RelatedPosts } from '#domain/related-posts.ts';
import { paths } from '#paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { LoadingPanel, StatePanel } from '#ui/state-panel.tsx';
import { PostArticle } from './post-article.tsx';
import { getPost, listRelatedPosts } from './posts.ts';

interface PostData {
  readonly slug: string;
  readonly post: Promise<Post | undefined>;
  /** Where to go on from it; nothing when that cannot be read. */
  readonly more: Promise<RelatedPosts | undefined>;
}

const trail = [{ name: 'Home', to: paths.home }, { name: 'Blog', to: paths.blog }, { name: 'Post' }];

export function loadPost({ params }: LoaderFunctionArgs): PostData {
  const slug = params.slug ?? '';
  const post = getPost(slug);
  post.catch((error: unknown) => console.error(`The post ${slug} could not be read`, error));
  const more = listRelatedPosts(slug).catch((error: unknown) => {
    console.error(`What goes with the post ${slug} could not be read`, error);
    return undefined;
  });
  return { slug, post, more };
}

/** A post, found by its slug. */
export function PostScreen() {
  const { slug, post, more } = useLoaderData<PostData>();
  return (
    // The key lets a link from one post to another show its own loading state.
    <Suspense key={slug} fallback={<PostLoading slug={slug} />}>
      <Await resolve={post} errorElement={<PostUnavailable />}>
        {(found: Post | undefined) => (found ? <PostArticle post={found} more={more} /> : <PostNotFound />)}
      </Await>
    </Suspense>
  );
}

function PostLoading({ slug }: { slug: string }) {
  return (
    <PostMessage title="Loading post...">
      <PageMeta title="Loading post..." description="The post is on its way." path={paths.post(slug)} />
      <LoadingPanel label="The post is on its way." />
    </PostMessage>
  );
}

function PostNotFound() {
  return (
    <PostMessage title="Post not found">
      <PageMeta title="Post not found" description="There is no post at this address." />
      <StatePanel title="There is no post at this address">
        <p>It may have been moved, renamed or withdrawn.</p>
        <LinkButton icon="arrow" to={paths.blog}>
          All posts
        </LinkButton>
      </StatePanel>
    </PostMessage>
  );
}

function PostUnavailable() {
  const { revalidate, state } = useRevalidator();
  return (
    <PostMessage title="Post not found">
      <PageMeta title="Post not found" description="The post could not be loaded." />
      <StatePanel title="The post could not be loaded">
        <p>Your connection or our database may be down for a moment.</p>
        <Button busy={state === 'loading'} onClick={() => revalidate()}>
          Try again
        </Button>
      </StatePanel>
    </PostMessage>
  );
}

/** What stands in the place of a post that is not there, or not yet. */
function PostMessage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} crumbs={trail} />
      <section className="section section--tight">
        <div className="wrap">{children}</div>
      </section>
    </>
  );
}
