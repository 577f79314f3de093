import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { Picture } from '#ui/article/picture.tsx';

/** The picture of a post, or the default if it cannot be loaded. */
export function PostCover({ image, lazy = true }: { image: string; lazy?: boolean }) {
  return <Picture source={image} fallback={DEFAULT_POST_IMAGE} width={1200} height={750} lazy={lazy} />;
}
