import { useEffect, useRef, useState } from 'react';
import { DEFAULT_POST_IMAGE } from '#domain/post.ts';

/** The picture of a post. One that cannot be loaded gives way to the default. */
export function PostCover({ image, lazy = true }: { image: string; lazy?: boolean }) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // In a page that was rendered ahead it may have failed before anybody listened.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (!lazy && complete && naturalWidth === 0) setFailed(image);
  }, [image, lazy]);
  return (
    <img
      ref={picture}
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
