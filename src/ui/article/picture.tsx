import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  /** The address of the picture, or empty. */
  readonly source: string;
  /** Replaces a picture that is missing or cannot be loaded. */
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
  /** Whether it is loaded lazily. */
  readonly lazy: boolean;
  /** Whether it is the largest part of the first view, so that it is asked for before scripts. */
  readonly isFirst?: boolean;
}

/** A picture with a fallback for when it cannot be loaded. It is decoration: the text beside it says what it shows. */
export function Picture({ source, fallback, width, height, lazy, isFirst = false }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // In a prerendered page it may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {};
    if (!lazy && complete && naturalWidth === 0) setFailed(source);
  }, [source, lazy]);
  return (
    <img
      ref={picture}
      src={source === '' || source === failed ? fallback : source}
      width={width}
      height={height}
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(source)}
    />
  );
}
