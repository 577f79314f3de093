import { useState } from 'react';
import { DEFAULT_POST_IMAGE } from '#domain/post.ts';

/** The picture of a post. One that cannot be loaded gives way to the default. */
export function PostCover({ image, lazy = true }: { image: string; lazy?: boolean }) {
  const [failed, setFailed] = useState<string>();
  return (
    <img
      src={failed === image || image === '' ? DEFAULT_POST_IMAGE : image}
      width={1200}
      height={750}
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setFailed(image)}
    />
  );
}
