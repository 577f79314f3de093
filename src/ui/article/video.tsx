import { type MouseEvent, useId, useState } from 'react';
import { isPlainClick } from '#browser/is-plain-click.ts';
import { grant, useIsGranted } from '#consent/consent-store.ts';
import { consentGates } from '#content/consent.ts';
import { youtubeFrameUrl } from '#domain/html/video-url.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { Icon } from '#ui/controls/icon.tsx';
import { useFocusWhen } from '#ui/page/use-focus-when.ts';
import styles from './video.module.css';

interface VideoProps {
  /** A YouTube URL; anything else shows "Invalid video URL". */
  readonly url: string;
  readonly title: string;
  readonly poster: string;
}

/**
 * A video behind a poster: YouTube's privacy-enhanced frame loads only on request, after a notice of what that means,
 * unless videos are allowed already.
 */
export function Video({ url, title, poster }: VideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const frameUrl = youtubeFrameUrl(url);
  const isGranted = useIsGranted('videos');
  const isShown = isPlaying && isGranted;
  const noteId = useId();
  // The pressed link is gone: the focus moves to the frame that replaced it.
  const frame = useFocusWhen<HTMLIFrameElement>(isShown);

  if (!frameUrl) {
    return (
      <div className={styles.stage}>
        <p className={styles.invalid}>Invalid video URL</p>
      </div>
    );
  }
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPlaying(true);
    if (!isGranted) grant('videos');
  };
  const { load, text } = consentGates.videos;
  return (
    <div className="screen-only">
      <div className={styles.stage}>
        {isShown ? (
          <iframe
            ref={frame}
            src={`${frameUrl}&autoplay=1`}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <img src={poster} width={1280} height={720} alt="" loading="lazy" />
            {/* Before hydration the link leads to the video on YouTube. */}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${isGranted ? 'Play the video' : load}: ${title}`}
              aria-describedby={isGranted ? undefined : noteId}
              onClick={play}
            >
              <span className={styles.play}>
                <Icon name="play" />
              </span>
              {!isGranted && <strong>{load}</strong>}
            </a>
          </>
        )}
      </div>
      {/* Keeps its space once consent is given, so that the content below does not shift. */}
      <p className={classNames(styles.note, isGranted && styles.granted)} id={noteId}>
        {text}
      </p>
    </div>
  );
}
