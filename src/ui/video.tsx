import { useId, useState } from 'react';
import { grant, useIsGranted } from '#consent/consent-store.ts';
import { askFirst } from '#content/consent.ts';
import { youtubeFrameUrl } from '#domain/video-url.ts';
import { Icon } from './icon.tsx';
import { useFocusWhen } from './use-focus-when.ts';
import styles from './video.module.css';

interface VideoProps {
  /** A YouTube address; anything else shows "Invalid video URL". */
  readonly url: string;
  readonly title: string;
  readonly poster: string;
}

/**
 * A film behind a picture: YouTube's privacy-enhanced frame loads only when somebody asks to play it, and is told
 * before what that means, unless films are allowed already.
 */
export function Video({ url, title, poster }: VideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const source = youtubeFrameUrl(url);
  const isGranted = useIsGranted('films');
  const isShown = isPlaying && isGranted;
  const noteId = useId();
  // The pressed button is gone: the focus goes on to the frame that took its place.
  const frame = useFocusWhen<HTMLIFrameElement>(isShown);

  if (!source) {
    return (
      <div className={styles.video}>
        <p className={styles.invalid}>Invalid video URL</p>
      </div>
    );
  }
  if (isShown) {
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
  const play = () => {
    setPlaying(true);
    if (!isGranted) void grant('films');
  };
  return (
    <div className={styles.video}>
      <img src={poster} width={1280} height={720} alt="" loading="lazy" />
      <button
        type="button"
        // It begins with what is seen on the button, for somebody who says it.
        aria-label={isGranted ? `Play the video: ${title}` : `${askFirst.films.load}: ${title}`}
        aria-describedby={isGranted ? undefined : noteId}
        onClick={play}
      >
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        {!isGranted && (
          <span className={styles.ask} id={noteId}>
            <strong>{askFirst.films.load}</strong> {askFirst.films.text}
          </span>
        )}
      </button>
    </div>
  );
}
