import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Video } from './video.tsx';

/** The poster of a text's videos. */
const POSTER = '/images/video-passport.svg';

interface ProseVideo {
  readonly place: HTMLElement;
  readonly url: string;
  readonly title: string;
}

/** Replaces the links to videos that `domain/html/sanitise-html.ts` marks in a text with players. */
export function ProseVideos({ text }: { text: RefObject<HTMLElement | null> }) {
  const [videos, setVideos] = useState<readonly ProseVideo[]>([]);
  useLayoutEffect(() => {
    const links = [...(text.current?.querySelectorAll<HTMLAnchorElement>('p[data-video] > a') ?? [])];
    setVideos(links.map(replaceLink));
  }, [text]);
  return videos.map(({ place, url, title }) =>
    createPortal(<Video url={url} title={title} poster={POSTER} />, place, url),
  );
}

function replaceLink(link: HTMLAnchorElement): ProseVideo {
  const place = document.createElement('div');
  link.parentElement?.replaceWith(place);
  return { place, url: link.href, title: link.textContent ?? '' };
}
