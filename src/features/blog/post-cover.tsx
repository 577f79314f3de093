import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { Picture } from '#ui/article/picture.tsx';

interface PostCoverProps {
  readonly image: string;
  /** The description of the picture, unless adjacent text has it. */
  readonly alt?: string | undefined;
  readonly lazy?: boolean;
  /** Whether it is the largest picture in sight before any scrolling, so that it is requested early. */
  readonly isFirst?: boolean;
}

/** The picture of a post, 16 to 10, or the default if it cannot be loaded. */
export function PostCover({ image, alt = '', lazy = true, isFirst = false }: PostCoverProps) {
  return (
    <Picture
      source={image}
      alt={alt}
      fallback={DEFAULT_POST_IMAGE}
      width={1200}
      height={750}
      lazy={lazy}
      isFirst={isFirst}
    />
  );
}
