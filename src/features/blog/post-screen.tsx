import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router-dom';
import { postPage } from '#content/pages/post-page.ts';
import type { PostResponse } from '#domain/posts/post-responses.ts';
import type { RelatedPosts } from '#domain/posts/related-posts.ts';
import { paths } from '#paths.ts';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { PostArticle } from './post-article.tsx';
import { PostLoading, PostNotFound, PostUnavailable } from './post-states.tsx';
import { getPost, listRelatedPosts } from './posts.ts';

interface PostData {
  readonly slug: string;
  readonly found: Promise<PostResponse>;
  /** The related posts; undefined when they cannot be read. */
  readonly related: Promise<RelatedPosts | undefined>;
}

/** Does not wait for the post. If the related posts cannot be read, the post is shown without them. */
export function loader({ params }: LoaderFunctionArgs): PostData {
  const slug = params.slug ?? '';
  const found = getPost(slug);
  found.catch((error: unknown) => console.error(`The post ${slug} could not be read`, error));
  const related = listRelatedPosts(slug).catch((error: unknown) => {
    console.error(`The related posts of ${slug} could not be read`, error);
    return undefined;
  });
  return { slug, found, related };
}

/** A post, found by its slug. */
export default function PostScreen() {
  const { slug, found, related } = useLoaderData<PostData>();
  return (
    // The key gives each post its own loading state.
    <WhenLoaded
      key={slug}
      value={found}
      fallback={<PostLoading path={paths.post(slug)} />}
      failed={<PostUnavailable />}
    >
      {({ post, movedTo, isGone }) => {
        if (post) return <PostArticle post={post} related={related} />;
        if (movedTo) return <PostMoved slug={slug} to={movedTo} />;
        return <PostNotFound {...(isGone ? postPage.withdrawn : postPage.notFound)} />;
      }}
    </WhenLoaded>
  );
}

/** Redirects a visitor who has followed a link inside the app. On a direct visit, the function `pages` has already done it. */
function PostMoved({ slug, to }: { slug: string; to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <PostLoading path={paths.post(slug)} />;
}
