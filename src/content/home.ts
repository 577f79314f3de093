import { valueProposition } from 'virtual:home';
import { pages } from '#pages.ts';
import { meetingLength } from './booking.ts';

export * from 'virtual:home';

export const latestPosts = {
  reference: 'Sheet 20, Blog',
  title: 'Latest posts',
  all: 'View all posts',
  newest: (count: number) => (count === 1 ? '1 newest post' : `${count} newest posts`),
} as const;

/** Pages that answer a visitor's first questions. */
export const reading = {
  title: 'Read before you decide',
  rows: [pages.sample, pages.law, pages.glossary, pages.questions].map(({ name, path, description }) => ({
    to: path,
    title: name,
    text: description,
  })),
} as const;

/** The sections of the page, for the rail beside it. */
export const homeMarks = [
  { id: 'views', name: 'Views', fact: valueProposition.fact },
  { id: 'services', name: 'Services', fact: 'five factories' },
  { id: 'bookMeeting', name: 'Meeting', fact: meetingLength },
  { id: 'potential', name: 'Potential', fact: 'three storeys' },
  { id: 'posts', name: 'Posts', fact: 'Sheet 20' },
  { id: 'video', name: 'Video', fact: 'Sheet 10' },
  { id: 'channels', name: 'Channels', fact: 'newsletter, videos' },
] as const;
