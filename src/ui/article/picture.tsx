import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  /** The address of the picture; empty where there is none. */
  readonly source: string;
  /** What takes the place of a picture that is not there or cannot be loaded. */
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
  /** Whether it may wait until somebody comes near. */
  readonly lazy: boolean;
}

/** A picture that gives way to another one when it cannot be loaded. It is decoration: what it shows is said beside it. */
export function Picture({ source, fallback, width, height, lazy }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // In a prerendered page it may have failed before the app listened.
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
      decoding="async"
      onError={() => setFailed(source)}
    />
  );
}
