import { type RefObject, useEffect } from 'react';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';

/** Replaces the pictures of a text that cannot be loaded; their descriptions stay. */
export function useMissingPictures(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useEffect(() => {
    const element = text.current;
    // Loading errors do not bubble, so they are captured on the way down.
    const onError = ({ target }: Event) => replacePicture(target);
    element?.addEventListener('error', onError, { capture: true });
    // Pictures of a prerendered page may have failed before hydration. A lazy one is complete, too, while it waits.
    for (const picture of element?.querySelectorAll('img') ?? []) {
      const hasFinished = picture.loading !== 'lazy' && picture.complete;
      if (hasFinished && picture.naturalWidth === 0) replacePicture(picture);
    }
    return () => element?.removeEventListener('error', onError, { capture: true });
  }, [text, html]);
}

function replacePicture(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.getAttribute('src') === DEFAULT_POST_IMAGE) return;
  picture.removeAttribute('srcset');
  picture.parentElement?.querySelector(':scope > source')?.remove();
  picture.src = DEFAULT_POST_IMAGE;
}
