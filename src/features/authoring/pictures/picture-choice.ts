import { useEffect, useEffectEvent } from 'react';

/** A picture of the library for the post in the form. */
export interface ChosenPicture {
  readonly address: string;
  /** Empty for a decorative one. */
  readonly alt: string;
}

/** Where a picture goes. */
export type PicturePlace = 'text' | 'cover';

type Take = (picture: ChosenPicture) => void;

/** What the form on the page does with a picture for a place. */
const takers = new Map<PicturePlace, Take>();

/** Puts a picture into the post in the form. Returns whether it has the place at the moment. */
export function choosePicture(place: PicturePlace, picture: ChosenPicture): boolean {
  takers.get(place)?.(picture);
  return takers.has(place);
}

/** Calls `take` with each picture that is chosen for a place. */
export function useChosenPicture(place: PicturePlace, take: Take): void {
  const onChoice = useEffectEvent(take);
  useEffect(() => {
    const taker: Take = (picture) => onChoice(picture);
    takers.set(place, taker);
    return () => {
      if (takers.get(place) === taker) takers.delete(place);
    };
  }, [place]);
}
