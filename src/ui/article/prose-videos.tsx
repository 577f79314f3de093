import { type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Video } from './video.tsx';

/** The poster of a text's videos. */
const POSTER = '/images/video-passport.svg';

interface Film {
  readonly place: HTMLElement;
  readonly url: string;
  readonly title: string;
}

/** Replaces the links to videos that `domain/html/sanitise-html.ts` marks in a text with players. */
export function ProseFilms({ text }: { text: RefObject<HTMLElement | null> }) {
  const [films, setFilms] = useState<readonly Film[]>([]);
  useLayoutEffect(() => {
    const links = [...(text.current?.querySelectorAll<HTMLAnchorElement>('p[data-film] > a') ?? [])];
    setFilms(links.map(takePlaceOf));
  }, [text]);
  return films.map(({ place, url, title }) =>
    createPortal(<Video url={url} title={title} poster={POSTER} />, place, url),
  );
}

function takePlaceOf(link: HTMLAnchorElement): Film {
  const place = document.createElement('div');
  link.parentElement?.replaceWith(place);
  return { place, url: link.href, title: link.textContent ?? '' };
}
