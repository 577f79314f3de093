import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { Post } from '#domain/post.ts';
import { paths } from '#paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { PostArticle } from './post-article.tsx';
import { getPost } from './posts.ts';

interface PostData {
  readonly slug: string;
  readonly post: Promise<Post | undefined>;
}

const trail = [{ name: 'Home', to: paths.home }, { name: 'Blog', to: paths.blog }, { name: 'Post' }];

export function loadPost({ params }: LoaderFunctionArgs): PostData {
  const slug = params.slug ?? '';
  const post = getPost(slug);
  post.catch((error: unknown) => console.error(`The post ${slug} could not be read`, error));
  return { slug, post };
}

/** A post, found by its slug. */
export function PostScreen() {
  const { slug, post } = useLoaderData<PostData>();
  return (
    // The key lets a link from one post to another show its own loading state.
    <Suspense key={slug} fallback={<PageHead title="Loading post..." crumbs={trail} />}>
      <Await resolve={post} errorElement={<PostUnavailable />}>
        {(found: Post | undefined) => (found ? <PostArticle post={found} /> : <PostNotFound />)}
      </Await>
    </Suspense>
  );
}

function PostNotFound() {
  return (
    <PageHead title="Post not found" crumbs={trail} lede="It may have been moved, renamed or withdrawn.">
      <PageMeta title="Post not found" description="There is no post at this address." />
      <LinkButton variant="cta" icon="arrow" to={paths.blog}>
        All posts
      </LinkButton>
    </PageHead>
  );
}

function PostUnavailable() {
  const { revalidate, state } = useRevalidator();
  return (
    <PageHead
      title="Post not found"
      crumbs={trail}
      lede="The post could not be loaded. Your connection or our database may be down for a moment."
    >
      <PageMeta title="Post not found" description="The post could not be loaded." />
      <Button variant="cta" busy={state === 'loading'} onClick={() => revalidate()}>
        Try again
      </Button>
    </PageHead>
  );
}
