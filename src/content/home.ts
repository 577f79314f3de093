import { pages } from '#pages.ts';
import { paths } from '#paths.ts';

export * from 'virtual:home';

export const latestPosts = {
  title: 'Latest posts',
  all: 'View all posts',
} as const;

/** Where the layers of the wall lead on. */
export const wallLinks = {
  passport: `${paths.sample}#the-passport-as-people-read-it`,
  ifcClass: `${paths.post('ifc-classes-for-facade-products')}#the-mapping`,
  law: `${paths.law}#family-condition`,
  code: 'Read the sample passport, as the code would open it',
  lawName: 'Line of the law',
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
  { id: 'views', name: 'Views' },
  { id: 'services', name: 'Services' },
  { id: 'bookMeeting', name: 'Meeting' },
  { id: 'potential', name: 'Potential' },
  { id: 'posts', name: 'Posts' },
  { id: 'video', name: 'Video' },
  { id: 'channels', name: 'Channels' },
] as const;
