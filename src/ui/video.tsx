import { useEffect, useRef, useState } from 'react';
import { youtubeFrameUrl } from '#domain/video-url.ts';
import { Icon } from './icon.tsx';
import styles from './video.module.css';

interface VideoProps {
  /** A YouTube address; anything else shows "Invalid video URL". */
  readonly url: string;
  readonly title: string;
  readonly poster: string;
}

/** A film behind a picture: YouTube's privacy-enhanced frame loads only when somebody asks to play it. */
export function Video({ url, title, poster }: VideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const source = youtubeFrameUrl(url);
  // The pressed button is gone: the focus goes on to the frame that took its place.
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  if (!source) {
    return (
      <div className={styles.video}>
        <p className={styles.invalid}>Invalid video URL</p>
      </div>
    );
  }
  if (isPlaying) {
    return (
      <div className={styles.video}>
        <iframe
          ref={frame}
          src={`${source}&autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  return (
    <div className={styles.video}>
      <img src={poster} width={1280} height={720} alt="" loading="lazy" />
      <button type="button" aria-label={`Play the video: ${title}`} onClick={() => setPlaying(true)}>
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      </button>
    </div>
  );
}
