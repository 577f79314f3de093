import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { postPage } from '#content/pages/post-page.ts';
import type { PreviewResponse } from '#domain/posts/preview.ts';
import { paths } from '#paths.ts';
import { useLinkToken } from '#site/use-link-token.ts';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { PostArticle } from './post-article.tsx';
import { PostLoading, PostNotFound, PostUnavailable } from './post-states.tsx';
import { getPreview } from './posts.ts';

interface PreviewData {
  readonly token: string;
  readonly found: Promise<PreviewResponse>;
}

/** Does not wait for the post: a message is shown while it loads. */
export function loader({ request }: LoaderFunctionArgs): PreviewData {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, found: readPreview(token) };
}

function readPreview(token: string): Promise<PreviewResponse> {
  const found = getPreview(token);
  found.catch((error: unknown) => console.error('The preview could not be read', error));
  return found;
}

export { shouldRevalidate } from '#site/use-link-token.ts'; // Not when the token is removed from the URL.

/** A post, published or not yet, for anyone with a preview link. */
export default function PreviewScreen() {
  const data = useLoaderData<PreviewData>();
  const token = useLinkToken(paths.preview);
  // After a reload the URL has no token for the loader. The screen then reads the preview with the token from the history.
  const found = useMemo(() => (token === data.token ? data.found : readPreview(token)), [token, data]);
  return (
    <WhenLoaded
      key={token}
      value={found}
      fallback={<PostLoading path={paths.preview} />}
      failed={<PostUnavailable />}
    >
      {({ preview }) =>
        preview ? (
          <PostArticle post={preview.post} previewUntil={preview.until} />
        ) : (
          <PostNotFound {...postPage.preview.notFound} />
        )
      }
    </WhenLoaded>
  );
}
