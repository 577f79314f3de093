import { type Page, pages } from '#pages.ts';
import { paths } from '#paths.ts';

export * from 'virtual:home';

export const latestPosts = { title: 'Latest posts', all: 'View all posts' } as const;

/** The links from the wall in the hero and from the data of its layers, and the labels of two of them. */
export const wallLinks = {
  passport: `${paths.sample}#the-passport-as-people-read-it`,
  ifcClass: `${paths.post('ifc-classes-for-facade-products')}#the-mapping`,
  law: `${paths.law}#family-condition`,
  passportLabel: 'Read the sample passport, as the code would open it',
  lawName: 'Line of the law',
} as const;

/** Pages that answer a visitor's first questions. */
export const reading = {
  title: 'Read before you decide',
  rows: [
    rowOf(pages.sample, 'One insulation slab in four open files, each of which you can download and break.'),
    rowOf(pages.law, 'Who must do what by when, under the CPR, the ESPR and the batteries regulation.'),
    rowOf(pages.glossary, 'Terms of product data: what each means for a manufacturer, with its source.'),
    rowOf(
      pages.questions,
      'When a passport is due, what a project costs to begin, and how long a pilot takes.',
    ),
    rowOf(pages.quizzes, 'Five questions on your product data. The result says what to do next week.'),
  ],
} as const;

function rowOf({ name, path }: Page, text: string) {
  return { to: path, title: name, text };
}
