import { type RefObject, useEffect } from 'react';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';

/** Replaces the pictures of a text that cannot be loaded; their descriptions stay. */
export function useMissingPictures(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useEffect(() => {
    const element = text.current;
    // Loading errors do not bubble.
    const onError = ({ target }: Event) => replacePicture(target);
    element?.addEventListener('error', onError, true);
    // Pictures of a prerendered page may have failed before hydration.
    for (const picture of element?.querySelectorAll('img') ?? []) {
      const isDone = picture.loading !== 'lazy' && picture.complete;
      if (isDone && picture.naturalWidth === 0) replacePicture(picture);
    }
    return () => element?.removeEventListener('error', onError, true);
  }, [text, html]);
}

function replacePicture(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.getAttribute('src') === DEFAULT_POST_IMAGE) return;
  picture.removeAttribute('srcset');
  picture.parentElement?.querySelector(':scope > source')?.remove();
  picture.src = DEFAULT_POST_IMAGE;
}
