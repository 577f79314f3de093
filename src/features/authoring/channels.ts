import { useEffect, useEffectEvent } from 'react';
import type { Post } from '#domain/posts/post.ts';

/** Creates a channel: parts of the page that are far apart send messages to each other through it. */
function channel<Message>() {
  const listeners = new Set<(message: Message) => void>();
  return {
    /** Sends a message. Returns whether any part of the page has received it. */
    send: (message: Message): boolean => {
      for (const listener of listeners) listener(message);
      return listeners.size > 0;
    },
    /** Calls `handle` with each message while the component is on the page. */
    useMessages: (handle: (message: Message) => void): void => {
      const onMessage = useEffectEvent(handle);
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
  /** The description of the picture; empty if it is decorative. */
  readonly alt: string;
}

/** The channels through which a chosen picture reaches its place in the form. */
export const pictureChosen = { text: channel<ChosenPicture>(), cover: channel<ChosenPicture>() };

export type PicturePlace = keyof typeof pictureChosen;

/** A picture whose file was replaced: its id, and the URL of the new file. */
export interface Replacement {
  readonly id: string;
  readonly url: string;
  /** The ids of the posts that were stored with the new URL. */
  readonly changed: readonly string[];
}

export const pictureReplaced = channel<Replacement>();

/** Tells the list of posts that posts were stored elsewhere on the page. */
export const postsStored = channel<void>();

/** The new state of a post that staff published, unpublished or restored outside of its form. */
type ChangedState = Pick<Post, 'id' | 'published'> & Partial<Pick<Post, 'publishAt' | 'unpublishAt'>>;

export const stateChanged = channel<ChangedState>();

/** The id of a post that staff deleted. */
export const postDeleted = channel<string>();
