import { useEffect, useEffectEvent } from 'react';
import type { Post } from '#domain/posts/post.ts';

/** Connects parts of the page that are far apart in it. */
function channel<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    /** Returns whether any part has heard it. */
    tell: (message: Message): boolean => {
      for (const listener of listeners) listener(message);
      return listeners.size > 0;
    },
    /** Calls `take` with each message while the component is on the page. */
    useMessages: (take: (message: Message) => void): void => {
      const onMessage = useEffectEvent(take);
      useEffect(() => {
        const listener = (message: Message) => onMessage(message);
        listeners.add(listener);
        return () => void listeners.delete(listener);
      }, []);
    },
  };
}

/** A picture of the library for the post in the form. */
export interface ChosenPicture {
  readonly url: string;
  /** Empty for a decorative one. */
  readonly alt: string;
}

/** The places for a picture in the form. */
export const pictureChosen = { text: channel<ChosenPicture>(), cover: channel<ChosenPicture>() };

export type PicturePlace = keyof typeof pictureChosen;

/** A replaced picture and its new file. */
export interface Replacement {
  readonly id: string;
  readonly url: string;
  /** The posts that were stored with the new URL. */
  readonly changed: readonly string[];
}

export const pictureReplaced = channel<Replacement>();

/** Posts were stored outside of their list. */
export const postsStored = channel<void>();

/** What staff have changed of a post outside of its form. */
type ChangedState = Pick<Post, 'id' | 'published'> & Partial<Pick<Post, 'publishAt' | 'unpublishAt'>>;

export const stateChanged = channel<ChangedState>();
