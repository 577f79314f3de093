import { pages } from '#pages.ts';
import { paths } from '#paths.ts';

/** What the pages say that answer a form which a browser has sent by itself, without the app. */
export const formPages = {
  /** In front of the title of a page with something to put right, where browsers and screen readers begin. */
  failedTitle: (title: string) => `Error: ${title}`,
  home: paths.home,
  privacyPolicy: { before: 'Read more in our', name: 'privacy policy', to: paths.privacyText },
  contact: {
    action: '/api/contact',
    title: pages.contact.title,
    back: { name: pages.contact.name, to: paths.contact },
    captcha: 'The spam check needs JavaScript, which did not run in your browser.',
    /** Around the email address. */
    write: ['You can write to', 'instead.'],
    takesAlong: 'The link opens an email with your subject and message in it.',
  },
  downloadLink: {
    action: '/api/download-link',
    back: { name: pages.resources.name, to: paths.resources },
    toList: 'Back to resources',
  },
} as const;
