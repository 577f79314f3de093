import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The poster of a text's videos. */
const POSTER = '/images/video-passport.svg';

interface Player {
  readonly place: HTMLElement;
  readonly url: string;
  readonly title: string;
  readonly Video: typeof import('./video.tsx').Video;
}

/**
 * Replaces the links to videos that `domain/html/sanitise-html.ts` marks in a text with players. Few texts have videos, so the
 * code is loaded on demand; if it cannot be loaded, the links stay.
 */
export function ProseVideos({ text }: { text: RefObject<HTMLElement | null> }) {
  const [players, setPlayers] = useState<readonly Player[]>([]);
  useEffect(() => {
    const links = [...(text.current?.querySelectorAll<HTMLAnchorElement>('p[data-video] > a') ?? [])];
    if (links.length === 0) return;
    import('./video.tsx').then(
      ({ Video }) => setPlayers(links.map((link) => ({ Video, ...replaceLink(link) }))),
      () => {},
    );
  }, [text]);
  return players.map(({ Video, place, url, title }) =>
    createPortal(<Video url={url} title={title} poster={POSTER} />, place, url),
  );
}

function replaceLink(link: HTMLAnchorElement): Omit<Player, 'Video'> {
  const place = document.createElement('div');
  link.parentElement?.replaceWith(place);
  return { place, url: link.href, title: link.textContent ?? '' };
}
